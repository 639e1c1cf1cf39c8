import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { Failure } from '@tapete/core';
import type { RealmAnswer } from '../realm/realm.js';
import type { Answered, Asked, Request, ThreadData } from './messages.js';
import { Watchdog } from './watchdog.js';

/** So much that what is nested deeply ends at the engine's own limit, which is in `limits.js`. */
const THREAD_STACK_MB = 8;

export interface ThreadOptions {
  /** So long may one call take; loading rules, opening a realm and making a match again ten times as long. */
  readonly watchdogMs: number;
  /** After this moment, by the clock of `performance`, nothing comes back. */
  readonly until: number;
  /** Called once, when the thread is there no more. */
  onEnd?(): void;
}

interface Waiting {
  readonly request: Request;
  readonly settle: (answer: RealmAnswer) => void;
  readonly fail: (failure: Failure) => void;
}

/**
 * A thread in which realms live, seen from outside. It does one thing after the other; when one does not come back, the
 * thread is ended, and with it all that lies in it.
 */
export class RealmThread {
  readonly #worker: Worker;
  readonly #bell: Int32Array;
  readonly #port: MessagePort;
  readonly #options: ThreadOptions;
  /** What is asked and not answered, the oldest first: the first of them is what the thread is at. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog: Watchdog;
  #asked = 0;
  #ended: Failure | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#watchdog = new Watchdog(() => this.#bite());
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#bell = new Int32Array(new SharedArrayBuffer(4));
    const data: ThreadData = { bell: this.#bell, port: port2 };
    this.#worker = new Worker(new URL('./realm-worker.js', import.meta.url), {
      workerData: data,
      transferList: [port2],
      // Nothing of the host's surroundings is in the thread; the rules are in a realm within it, and have less.
      env: {},
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      resourceLimits: { stackSizeMb: THREAD_STACK_MB },
      stdin: false,
    });
    this.#worker.unref();
    this.#worker.on('message', (answered: Answered) => this.#answered(answered));
    this.#worker.on('error', (error) => this.#end(lost(`a thread of rules ended: ${error.message}`)));
    this.#worker.on('exit', () => this.#end(lost('a thread of rules ended')));
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Thrown as a Failure: MATCH_SUSPENDED (it did not come back), MATCH_LOST (the thread ended for another's sake). */
  ask(request: Request): Promise<RealmAnswer> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((settle, fail) => {
      const id = this.#post(request, false);
      if (this.#waiting.size === 0) {
        this.#worker.ref();
        this.#watch(request);
      }
      this.#waiting.set(id, { request, settle, fail });
    });
  }

  /** As `ask`, and sleeps until the answer is there. */
  askNow(request: Request): RealmAnswer {
    if (this.#ended) throw this.#ended;
    const rung = Atomics.load(this.#bell, 0);
    const id = this.#post(request, true);
    const answer =
      Atomics.wait(this.#bell, 0, rung, this.#patience(request)) === 'timed-out'
        ? undefined
        : (receiveMessageOnPort(this.#port)?.message as Answered | undefined);
    if (answer?.id === id) return answer.answer;
    this.#end(suspended());
    throw suspended();
  }

  async close(): Promise<void> {
    this.#end(lost('the thread was closed'));
    await this.#worker.terminate();
  }

  #post(request: Request, now: boolean): number {
    const asked: Asked = { ...request, id: this.#asked++, now };
    this.#worker.postMessage(asked);
    return asked.id;
  }

  #answered({ id, answer }: Answered): void {
    // Whoever waits for the end of the thread is not to be sent home by what it still had to say.
    if (this.#ended) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const [next] = this.#waiting.values();
    if (next === undefined) {
      // A thread at rest keeps nobody from going home.
      this.#worker.unref();
      this.#watchdog.rest();
    } else this.#watch(next.request);
    waiting?.settle(answer);
  }

  #watch(request: Request): void {
    this.#watchdog.watch(this.#patience(request));
  }

  #patience(request: Request): number {
    const { watchdogMs, until } = this.#options;
    const usual = request.ask === 'call' && !request.again ? watchdogMs : 10 * watchdogMs;
    // The clock is asked only where there is an end: who watches what rules reach for sees what we reach for as well.
    return until === Number.POSITIVE_INFINITY
      ? usual
      : Math.max(0, Math.min(usual, until - performance.now()));
  }

  /** What the thread is at does not come back. */
  #bite(): void {
    const [first] = this.#waiting.entries();
    if (first === undefined) return;
    const [id, { fail }] = first;
    this.#waiting.delete(id);
    fail(suspended());
    this.#end(lost('a thread of rules was ended, because another match did not come back'));
  }

  #end(why: Failure): void {
    if (this.#ended) return;
    this.#ended = why;
    this.#watchdog.rest();
    for (const { fail } of this.#waiting.values()) fail(why);
    this.#waiting.clear();
    void this.#worker.terminate();
    this.#options.onEnd?.();
  }
}

const suspended = (): Failure =>
  new Failure(
    'MATCH_SUSPENDED',
    'the rules of the match do not come back; the match stands as it was',
    'its record is whole; with rules that come back it can go on',
  );

const lost = (message: string): Failure =>
  new Failure('MATCH_LOST', message, 'made again from its record, the match goes on');
