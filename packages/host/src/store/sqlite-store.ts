import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Failure } from '@tapete/core';
import type { Reply, Request, Write, WriteAnswer } from './sqlite-messages.js';
import type { AppendAnswer, LogRow, MatchStore, StoredMatch } from './store.js';

/**
 * A store in one SQLite file. Refused, as a Failure: STORE_CANNOT_OPEN.
 *
 * One thread has the file and one connection writes it; a batch is whatever was asked while the last one was synced.
 */
export async function openSqliteStore(file: string): Promise<MatchStore> {
  const thread = new StoreThread(resolve(file));
  await thread.opened;
  return new SqliteStore(thread);
}

interface Waiting {
  readonly write: Write;
  readonly settle: (answer: WriteAnswer) => void;
  readonly fail: (cause: unknown) => void;
}

class SqliteStore implements MatchStore {
  readonly #thread: StoreThread;
  #queue: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #closed: Promise<void> | undefined;

  constructor(thread: StoreThread) {
    this.#thread = thread;
  }

  create(match: StoredMatch): Promise<'stored' | 'exists'> {
    const { match: id, game, lock, body } = match;
    return this.#write({ kind: 'create', match: id, game, lock, body }) as Promise<'stored' | 'exists'>;
  }

  append({ match, n, body }: LogRow): Promise<AppendAnswer> {
    return this.#write({ kind: 'append', match, n, body }) as Promise<AppendAnswer>;
  }

  update(before: StoredMatch, body: string): Promise<AppendAnswer> {
    const write: Write = { kind: 'update', match: before.match, before: before.body, body };
    return this.#write(write) as Promise<AppendAnswer>;
  }

  async find(match: string): Promise<StoredMatch | undefined> {
    this.#assertOpen();
    return (await this.#thread.ask({ ask: 'find', match })) as StoredMatch | undefined;
  }

  async read(match: string, from: number, limit: number): Promise<readonly LogRow[]> {
    this.#assertOpen();
    return (await this.#thread.ask({ ask: 'read', match, from, limit })) as readonly LogRow[];
  }

  async of(game: string, limit: number): Promise<readonly string[]> {
    this.#assertOpen();
    return (await this.#thread.ask({ ask: 'of', game, limit })) as readonly string[];
  }

  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  async #write(write: Write): Promise<WriteAnswer> {
    this.#assertOpen();
    const answer = new Promise<WriteAnswer>((settle, fail) => {
      this.#queue.push({ write, settle, fail });
    });
    this.#writing ??= this.#drain();
    return answer;
  }

  /** Commits batch after batch until nothing waits. */
  async #drain(): Promise<void> {
    await turnOfTheLoop();
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      await this.#commit(batch);
    }
    this.#writing = undefined;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const writes = batch.map((waiting) => waiting.write);
      const answers = (await this.#thread.ask({ ask: 'write', writes })) as readonly WriteAnswer[];
      batch.forEach((waiting, at) => {
        waiting.settle(answers[at] as WriteAnswer);
      });
    } catch (cause) {
      for (const waiting of batch) waiting.fail(cause);
    }
  }

  async #finish(): Promise<void> {
    await this.#writing;
    await this.#thread.end();
  }

  #assertOpen(): void {
    if (this.#closed) throw new Failure('STORE_CLOSED', 'the store is closed already');
  }
}

/** Everything that arrives in one turn of the event loop shares the first batch. */
const turnOfTheLoop = (): Promise<void> => new Promise((go) => setImmediate(go));

interface Asked {
  readonly settle: (value: unknown) => void;
  readonly fail: (cause: Failure) => void;
}

/** The request that the thread answers without being asked. */
const OPENING = 0;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

class StoreThread {
  readonly opened: Promise<unknown>;
  readonly #file: string;
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #lastId = OPENING;
  #dead: Failure | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#worker = new Worker(new URL('./sqlite-worker.js', import.meta.url), { workerData: { file } });
    this.opened = new Promise((settle, fail) => {
      this.#asked.set(OPENING, { settle, fail });
    });
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#die(error.message));
    this.#worker.on('exit', () => this.#die('its thread has ended'));
  }

  ask(request: WithoutId<Request>): Promise<unknown> {
    if (this.#dead) return Promise.reject(this.#dead);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((settle, fail) => {
      this.#asked.set(id, { settle, fail });
      this.#worker.postMessage({ ...request, id });
    });
  }

  async end(): Promise<void> {
    const ended = new Promise((go) => this.#worker.once('exit', go));
    await this.ask({ ask: 'close' });
    await ended;
  }

  #hear(reply: Reply): void {
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    if ('failure' in reply) asked?.fail(this.#failure(reply));
    else asked?.settle(reply.value);
  }

  #failure(reply: Extract<Reply, { failure: unknown }>): Failure {
    const why = `${reply.failure.message} (${reply.failure.code})`;
    if (reply.id !== OPENING) return new Failure('STORE_FAILED', `the store could not do it: ${why}`);
    const hint = 'is it a store of ours, and may it be written?';
    return new Failure('STORE_CANNOT_OPEN', `${this.#file}: ${why}`, hint);
  }

  #die(why: string): void {
    this.#dead ??= new Failure('STORE_FAILED', `the store stopped: ${why}`);
    for (const { fail } of this.#asked.values()) fail(this.#dead);
    this.#asked.clear();
  }
}
