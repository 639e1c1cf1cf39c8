import { availableParallelism } from 'node:os';
import { Failure } from '@tapete/core';
import type { RealmAnswer, RealmEngine } from '../realm/realm.js';
import type { Loadable, Request } from './messages.js';
import { RealmThread } from './realm-thread.js';

export interface PoolOptions {
  /** Threads that realms are spread over. Default: one less than there are cores. */
  readonly threads?: number;
  /** So long may one call take before its thread is ended. Default a second, far above what fuel lets anybody take. */
  readonly watchdogMs?: number;
  /** So long may everything in it take together; after that nothing comes back any more. Default: for ever. */
  readonly lastsMs?: number;
}

/** Rules whose text a thread can load. */
export interface PooledRules extends Loadable {
  readonly number: number;
}

interface Seat {
  readonly thread: RealmThread;
  readonly loaded: Map<number, Promise<RealmAnswer>>;
  realms: number;
}

/** Threads in which realms live. A thread is started when it is first needed, and anew when it has ended. */
export class RealmPool {
  readonly #size: number;
  readonly #watchdogMs: number;
  /** By the clock of `performance`. */
  readonly #until: number;
  readonly #seats = new Set<Seat>();
  #rules = 0;
  #realms = 0;
  #isClosed = false;

  constructor(options: PoolOptions = {}) {
    const { threads = Math.max(1, availableParallelism() - 1), watchdogMs = 1000, lastsMs } = options;
    this.#size = threads;
    this.#watchdogMs = watchdogMs;
    this.#until = lastsMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + lastsMs;
  }

  /** A text of rules, to be loaded where it is needed. */
  rules(text: string, engine: RealmEngine = 'quickjs'): PooledRules {
    return { number: this.#rules++, engine, text, use: 'rules' };
  }

  /** A text of pictures. */
  pictures(text: string): PooledRules {
    return { ...this.rules(text), use: 'pictures' };
  }

  /**
   * A new realm of the rules. Thrown as a Failure: RULES_UNREADABLE (what the rules throw while they are loaded), and
   * what `RealmThread.ask` throws.
   */
  async open(rules: PooledRules): Promise<OpenRealm> {
    const seat = this.#seat();
    seat.realms += 1;
    try {
      await this.#load(seat, rules);
      const realm = this.#realms++;
      readable(await seat.thread.ask({ ask: 'open', rules: rules.number, realm }));
      return new OpenRealm(seat, realm);
    } catch (error) {
      seat.realms -= 1;
      throw error;
    }
  }

  /** As `open`, for whoever cannot wait. */
  openNow(rules: PooledRules): OpenRealm {
    const seat = this.#seat();
    const { number, ...loadable } = rules;
    if (!seat.loaded.has(number)) {
      const answer = seat.thread.askNow({ ask: 'load', rules: number, ...loadable });
      readable(answer);
      seat.loaded.set(number, Promise.resolve(answer));
    }
    const realm = this.#realms++;
    readable(seat.thread.askNow({ ask: 'open', rules: number, realm }));
    seat.realms += 1;
    return new OpenRealm(seat, realm);
  }

  /** No match will be made of these rules any more. */
  forget({ number }: PooledRules): void {
    for (const { thread, loaded } of this.#seats) {
      if (loaded.delete(number)) thread.ask({ ask: 'unload', rules: number }).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#seats].map(({ thread }) => thread.close()));
  }

  async #load({ thread, loaded }: Seat, { number, ...loadable }: PooledRules): Promise<void> {
    const loading = loaded.get(number) ?? thread.ask({ ask: 'load', rules: number, ...loadable });
    loaded.set(number, loading);
    readable(await loading);
  }

  /** The one with the fewest realms. */
  #seat(): Seat {
    if (this.#isClosed) throw new Failure('MATCH_LOST', 'the pool of threads is closed');
    const [least] = [...this.#seats].sort((one, other) => one.realms - other.realms);
    return least === undefined || (least.realms > 0 && this.#seats.size < this.#size) ? this.#start() : least;
  }

  #start(): Seat {
    const thread = new RealmThread({
      watchdogMs: this.#watchdogMs,
      until: this.#until,
      onEnd: () => void this.#seats.delete(seat),
    });
    const seat: Seat = { thread, loaded: new Map(), realms: 0 };
    this.#seats.add(seat);
    return seat;
  }
}

function readable(answer: RealmAnswer): void {
  if ('text' in answer) return;
  throw new Failure('RULES_UNREADABLE', `The rules cannot be loaded: ${answer.message}`);
}

/** A realm in one of the threads. */
export class OpenRealm {
  readonly #seat: Seat;
  readonly #realm: number;
  #isClosed = false;

  constructor(seat: Seat, realm: number) {
    this.#seat = seat;
    this.#realm = realm;
  }

  get hasEnded(): boolean {
    return this.#isClosed || this.#seat.thread.hasEnded;
  }

  ask(call: Omit<Extract<Request, { ask: 'call' }>, 'ask' | 'realm'>): Promise<RealmAnswer> {
    return this.#seat.thread.ask({ ...call, ask: 'call', realm: this.#realm });
  }

  askNow(call: Omit<Extract<Request, { ask: 'call' }>, 'ask' | 'realm'>): RealmAnswer {
    return this.#seat.thread.askNow({ ...call, ask: 'call', realm: this.#realm });
  }

  close(): void {
    if (this.hasEnded) return;
    this.#isClosed = true;
    this.#seat.realms -= 1;
    // A thread that has ended meanwhile has closed all that was in it.
    this.#seat.thread.ask({ ask: 'close', realm: this.#realm }).catch(() => undefined);
  }
}
