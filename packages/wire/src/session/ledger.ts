import {
  type Answer,
  Failure,
  type HostedMatch,
  type JsonObject,
  type SeatId,
  type Soon,
} from '@tapete/core';
import type { ReceiptEnvelope } from '../envelopes.js';
import { type Act, perform } from './act.js';
import { type ActRow, writeRow } from './log-row.js';
import { type Kept, type Origin, rebuild } from './rebuild.js';
import { accepted, Receipts, refused } from './receipts.js';

export interface Log {
  /**
   * Stores row `n` of the match's log, counted from 1, and keeps its promise only when the disk has it. `stale`: the
   * number is taken, by another process.
   */
  append(n: number, row: string): Promise<'stored' | 'stale'>;
  /** All rows of the log, from the first. Asked for after an append that failed. */
  load(): Promise<readonly string[]>;
  /** Told of each fault that is ours or the world's. Players are told by a code. */
  report(fault: unknown): void;
}

/** What an act came to. */
export type Outcome =
  | { readonly status: 'accepted'; readonly revision: number }
  | { readonly status: 'refused'; readonly code: string; readonly facts?: JsonObject };

export interface Request {
  readonly seat: SeatId;
  readonly act: Act;
  /** Left out for acts of the host's. */
  readonly command?: { readonly id: string; readonly digest: string };
}

export interface Done {
  readonly outcome: Outcome;
  /** What there is to tell: an entry to all, a step of a draft to its seat. */
  readonly changed: 'entry' | 'draft' | 'nothing';
}

/**
 * A match and its log, which never say different things for longer than an append takes. The match in memory is a copy:
 * when storing or playing fails it is thrown away, and made again from the log when it is next asked for.
 */
export class Ledger {
  readonly #origin: Origin;
  readonly #log: Log;
  #kept: Kept | undefined;
  #suspended: Failure | undefined;

  constructor(origin: Origin, log: Log, kept?: Kept) {
    this.#origin = origin;
    this.#log = log;
    this.#kept = kept;
  }

  /** Begins the log of a new match. Thrown as a Failure MATCH_EXISTS: it has begun already. */
  static async begin(origin: Origin, log: Log): Promise<Ledger> {
    // A match that is near is begun in one breath.
    const creating = origin.game.create(origin.setup);
    const match = creating instanceof Promise ? await creating : creating;
    const recorded = match.record(origin.lock);
    const [first] = (recorded instanceof Promise ? await recorded : recorded).entries;
    const hash = first?.hash ?? (await match.hash());
    const entry = { kind: 'setup', revision: 1, draws: first?.draws ?? 0, hash } as const;
    const stored = await log.append(1, writeRow({ row: 'setup', version: 1, entry }));
    if (stored === 'stale')
      throw new Failure('MATCH_EXISTS', 'the log of this match has begun already', 'restore it');
    return new Ledger(origin, log, {
      match,
      receipts: new Receipts(),
      drafts: new Map(),
      revision: 1,
      rows: 1,
    });
  }

  /** The match as its log has it; undefined while it has to be made again. */
  get current(): Kept | undefined {
    return this.#kept?.match.isLost ? undefined : this.#kept;
  }

  /** The match as its log has it. Throws what loading and `rebuild` throw, and MATCH_SUSPENDED. */
  async kept(): Promise<Kept> {
    if (this.#suspended !== undefined) throw this.#suspended;
    this.#kept = this.current ?? (await rebuild(this.#origin, await this.#log.load()));
    return this.#kept;
  }

  /** Gives back what the match takes where it lies. */
  close(): void {
    this.#kept?.match.close();
    this.#kept = undefined;
  }

  /** Applies an act and stores it. Undefined where that failed: then it was not done, as far as is known. */
  async do(request: Request): Promise<Done | undefined> {
    const kept = this.current ?? (await this.kept());
    const answering = this.#perform(kept.match, request);
    const answer = answering instanceof Promise ? await answering : answering;
    if (answer === undefined) return undefined;
    return answer.status === 'accepted'
      ? this.#storeAct(kept, request, answer)
      : this.#storeRefusal(kept, request, answer);
  }

  async #storeAct(
    kept: Kept,
    request: Request,
    answer: Answer & { status: 'accepted' },
  ): Promise<Done | undefined> {
    const { seat, act, command } = request;
    const entry = answer.entry && { ...answer.entry, hash: answer.entry.hash ?? (await kept.match.hash()) };
    const row = { row: 'act', seat, id: command?.id, act, entry } as ActRow;
    if (!(await this.#store(kept, writeRow(row)))) return undefined;
    if (entry === undefined) kept.drafts.set(seat, (kept.drafts.get(seat) ?? 0) + 1);
    else kept.revision = entry.revision;
    const outcome = { status: 'accepted', revision: kept.revision } as const;
    this.#remember(kept, request, outcome);
    return { outcome, changed: entry === undefined ? 'draft' : 'entry' };
  }

  async #storeRefusal(
    kept: Kept,
    request: Request,
    answer: Answer & { status: 'refused' },
  ): Promise<Done | undefined> {
    const { seat, command } = request;
    const { code, facts } = answer;
    const done: Done = {
      outcome: facts === undefined ? { status: 'refused', code } : answer,
      changed: 'nothing',
    };
    // What is over stays over: its log is closed, and the answer will be the same.
    if (command === undefined || code === 'MATCH_OVER') return done;
    const row = { row: 'refusal', seat, ...command, code, ...(facts && { facts }) } as const;
    if (!(await this.#store(kept, writeRow(row)))) return undefined;
    this.#remember(kept, request, done.outcome);
    return done;
  }

  #remember({ receipts }: Kept, { seat, command }: Request, outcome: Outcome): void {
    if (command === undefined) return;
    receipts.remember(seat, { digest: command.digest, receipt: receiptOf(command.id, outcome) });
  }

  /** Rules that throw are the engine's to catch. What it throws itself leaves a match that is not to be trusted. */
  #perform(match: HostedMatch, { seat, act }: Request): Soon<Answer | undefined> {
    try {
      const answer = perform(match, seat, act);
      return answer instanceof Promise ? answer.catch((fault) => this.#drop(fault)) : answer;
    } catch (fault) {
      return this.#drop(fault);
    }
  }

  async #store(kept: Kept, row: string): Promise<boolean> {
    try {
      if ((await this.#log.append(kept.rows + 1, row)) === 'stored') {
        kept.rows += 1;
        return true;
      }
      this.#drop(
        new Failure('LOG_STALE', `row ${kept.rows + 1} is taken`, 'another process writes this match'),
      );
    } catch (fault) {
      this.#drop(fault);
    }
    return false;
  }

  #drop(fault: unknown): undefined {
    this.close();
    // Made again it would end in the same way. What is stored stays, and whoever opens the match anew tries anew.
    if (fault instanceof Failure && fault.code === 'MATCH_SUSPENDED') this.#suspended = fault;
    this.#log.report(fault);
    return undefined;
  }
}

export function receiptOf(id: string, outcome: Outcome): ReceiptEnvelope {
  return outcome.status === 'accepted'
    ? accepted(id, outcome.revision)
    : refused(id, outcome.code, outcome.facts);
}
