import { Failure } from '@tapete/core';
import type { AppendAnswer, LogRow, MatchStore, StoredMatch } from './store.js';

/** A store that forgets: for tests, and for trying a host out. */
export function memoryStore(): MatchStore {
  return new MemoryStore();
}

class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, StoredMatch>();
  readonly #logs = new Map<string, LogRow[]>();
  #closed = false;

  async create(match: StoredMatch): Promise<'stored' | 'exists'> {
    this.#assertOpen();
    if (this.#matches.has(match.match)) return 'exists';
    this.#matches.set(match.match, { ...match });
    return 'stored';
  }

  async find(match: string): Promise<StoredMatch | undefined> {
    this.#assertOpen();
    return this.#matches.get(match);
  }

  async append(row: LogRow): Promise<AppendAnswer> {
    this.#assertOpen();
    const log = this.#logs.get(row.match) ?? [];
    if (row.n !== log.length + 1) return 'stale';
    this.#logs.set(row.match, log);
    log.push({ ...row });
    return 'stored';
  }

  async read(match: string, from: number, limit: number): Promise<readonly LogRow[]> {
    this.#assertOpen();
    const first = Math.max(0, from - 1);
    return (this.#logs.get(match) ?? []).slice(first, first + limit);
  }

  async of(game: string, limit: number): Promise<readonly string[]> {
    this.#assertOpen();
    const own = [...this.#matches.values()].filter((match) => match.game === game);
    return own.slice(0, limit).map(({ match }) => match);
  }

  async update(before: StoredMatch, body: string): Promise<AppendAnswer> {
    this.#assertOpen();
    if (this.#matches.get(before.match)?.body !== before.body) return 'stale';
    this.#matches.set(before.match, { ...before, body });
    return 'stored';
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #assertOpen(): void {
    if (this.#closed) throw new Failure('STORE_CLOSED', 'the store is closed already');
  }
}
