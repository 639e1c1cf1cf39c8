import {
  type Entry,
  Failure,
  type HostedGame,
  type HostedMatch,
  type MatchSetup,
  type NewSetup,
  type SeatId,
} from '@tapete/core';
import { perform } from './act.js';
import { digestOf } from './digest.js';
import { type ActRow, type LogRow, readRow } from './log-row.js';
import { accepted, Receipts, refused } from './receipts.js';

export interface Origin {
  readonly game: HostedGame;
  /** The digest of the game's lock. */
  readonly lock: string;
  readonly setup: NewSetup;
}

/** A match and what its session knows beside it. */
export interface Kept {
  readonly match: HostedMatch;
  readonly receipts: Receipts;
  /** Steps of drafts of each seat, ever. With the revision they make the cursor of that seat. */
  readonly drafts: Map<SeatId, number>;
  revision: number;
  /** How many rows the log has. */
  rows: number;
}

/**
 * Makes a match again from the rows of its log alone.
 *
 * Thrown as a Failure: LOG_ROW_WRONG (a row that is none), RECORD_DIVERGES and LOG_DIVERGES (the game, played again,
 * does not do what the log says it did).
 */
export async function rebuild(origin: Origin, texts: readonly string[]): Promise<Kept> {
  const rows = texts.map((text, index) => readRow(text, index + 1));
  const open = firstOpenStep(rows);
  const match = await origin.game.replay({
    recordVersion: 1,
    lock: origin.lock,
    setup: wholeSetup(origin),
    entries: entriesOf(rows.slice(0, open)),
  });
  for (const [offset, row] of rows.slice(open).entries()) {
    if (row.row === 'act') await performAgain(match, row, open + offset + 1);
  }
  return { match, ...countRows(rows) };
}

/**
 * Where the oldest step of a draft that may still be open stands. Up to there the entries say everything, and are
 * played again as a record is; from there on each act is done again, since a draft is in no entry.
 */
function firstOpenStep(rows: readonly LogRow[]): number {
  const since = new Map<SeatId, number>();
  for (const [index, row] of rows.entries()) {
    if (row.row !== 'act') continue;
    if (row.entry !== undefined) since.delete(row.seat);
    else if (!since.has(row.seat)) since.set(row.seat, index);
  }
  return Math.min(rows.length, ...since.values());
}

const entriesOf = (rows: readonly LogRow[]): Entry[] =>
  // What the shape checked is an entry; it only cannot say that a payload's values are JSON.
  rows.flatMap((row) => (row.row === 'refusal' || row.entry === undefined ? [] : [row.entry as Entry]));

function wholeSetup({ game, setup }: Origin): MatchSetup {
  return { config: {}, ...setup, game: game.structure.id, version: game.structure.version };
}

async function performAgain(match: HostedMatch, row: ActRow, n: number): Promise<void> {
  const answer = await perform(match, row.seat, actOf(row));
  if (answer.status === 'refused') throw diverges(n, `is refused with ${answer.code}`);
  if ((answer.entry === undefined) !== (row.entry === undefined)) throw diverges(n, 'ends another decision');
  if (row.entry !== undefined && (await match.hash()) !== row.entry.hash)
    throw diverges(n, 'leads to another state');
}

// Optional fields of a zod shape may be undefined; those of ours are left out then, and JSON has no undefined.
const actOf = (row: ActRow) => row.act as Parameters<typeof perform>[2];

const diverges = (n: number, what: string): Failure =>
  new Failure(
    'LOG_DIVERGES',
    `row ${n} of the match's log, done again, ${what}`,
    'is this the lock that the match began with?',
  );

function countRows(rows: readonly LogRow[]): Omit<Kept, 'match'> {
  const receipts = new Receipts();
  const drafts = new Map<SeatId, number>();
  let revision = 1;
  for (const row of rows) {
    if (row.row === 'refusal') {
      const receipt = refused(row.id, row.code, row.facts as Parameters<typeof refused>[2]);
      receipts.remember(row.seat, { digest: row.digest, receipt });
    } else if (row.row === 'act') {
      if (row.entry === undefined) drafts.set(row.seat, (drafts.get(row.seat) ?? 0) + 1);
      else revision = row.entry.revision;
      if (row.id === undefined) continue;
      receipts.remember(row.seat, { digest: digestOf(actOf(row)), receipt: accepted(row.id, revision) });
    }
  }
  return { receipts, drafts, revision, rows: rows.length };
}
