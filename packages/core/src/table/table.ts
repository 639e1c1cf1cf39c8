import type { Blueprint } from '../structure/blueprint.js';
import type { Mind } from './mind.js';
import type { Words } from './words.js';

/**
 * The table of a running match: its words, and a journal of what was overwritten, so that a step that fails is
 * taken back. Verbs change it in place; nothing else may.
 */
export interface Table {
  readonly blueprint: Blueprint;
  /** Where seats, spaces and pieces begin in the words: as `blueprint.at` says, at hand for every verb. */
  readonly seatsAt: number;
  readonly spacesAt: number;
  readonly piecesAt: number;
  /** Where the words say which piece covers each space; NONE where no piece may cover any. */
  readonly coversAt: number;
  words: Words;
  /** What each seat knows beyond what it sees; empty where all is open. Each mind is never changed, only replaced. */
  readonly minds: Mind[];
  /** Pieces that were laid in another order in this step, one time after another. */
  readonly mixed: number[];
  /** Those of them that chance laid. */
  readonly shuffled: number[];
  /** Place and old value of each change since the journal was opened, in pairs. */
  journal: Int32Array;
  /** How much of the journal is used. */
  journaled: number;
}

/** Room for the changes of most steps; a journal that is full is replaced by one of twice its length. */
const JOURNAL_AT_FIRST = 64;

export const emptyJournal = (): Int32Array => new Int32Array(JOURNAL_AT_FIRST);

/** Writes one word and remembers what stood there. */
export function put(table: Table, at: number, value: number): void {
  const used = table.journaled;
  if (used + 2 > table.journal.length) lengthen(table);
  const { journal, words } = table;
  journal[used] = at;
  journal[used + 1] = words[at] as number;
  table.journaled = used + 2;
  words[at] = value;
}

function lengthen(table: Table): void {
  const longer = new Int32Array(2 * table.journal.length);
  longer.set(table.journal);
  table.journal = longer;
}

/** Takes back everything since the journal was `mark` long. */
export function rollBack(table: Table, mark: number): void {
  const { journal, words } = table;
  for (let used = table.journaled - 2; used >= mark; used -= 2)
    words[journal[used] as number] = journal[used + 1] as number;
  table.journaled = mark;
}
