/** One row of a match's log: everything that is stored of it, in order, without gaps. */
export interface LogRow {
  readonly match: string;
  /** Counted from 1 in each match; what a second process tries to write again is refused. */
  readonly n: number;
  readonly body: string;
}

export type AppendAnswer = 'stored' | 'stale';

/** A match's fixed facts, stored before its first row. */
export interface StoredMatch {
  readonly match: string;
  readonly game: string;
  readonly lock: string;
  readonly body: string;
}

/**
 * Where matches are kept. Durable: a promise is kept only after the disk has it.
 * Commits of many matches are grouped.
 *
 * A promise that rejects (a Failure STORE_FAILED) says nothing of what the disk has: whoever keeps something in
 * memory that it stood for must forget that and read again.
 */
export interface MatchStore {
  create(match: StoredMatch): Promise<'stored' | 'exists'>;
  find(match: string): Promise<StoredMatch | undefined>;
  /**
   * Of each row: `stored`, or `stale` where its number is not the next one of its match; then nothing of the row
   * is kept. So a row that followed a stale one is stale as well.
   */
  append(row: LogRow): Promise<AppendAnswer>;
  /** Rows from number `from` on, oldest first, at most `limit`. */
  read(match: string, from: number, limit: number): Promise<readonly LogRow[]>;
  /** Matches of `conecta4@1.0.0`, whichever come first, at most `limit`. */
  of(game: string, limit: number): Promise<readonly string[]>;
  /** Changes the match's fixed facts (a seat taken) if they still are what `before` says. */
  update(before: StoredMatch, body: string): Promise<AppendAnswer>;
  /** Everything asked before is answered first. */
  close(): Promise<void>;
}
