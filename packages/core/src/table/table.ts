import type { Blueprint } from '../structure/blueprint.js';
import type { Mind } from './mind.js';
import type { Words } from './words.js';

/**
 * The table of a running match: its words, and a journal of what was overwritten, so that a step that fails is
 * taken back. Verbs change it in place; nothing else may.
 */
export interface Table {
  readonly blueprint: Blueprint;
  /** Where spaces and pieces begin in the words: as `blueprint.at` says, at hand for every verb. */
  readonly spacesAt: number;
  readonly piecesAt: number;
  words: Words;
  /** What each seat knows beyond what it sees; empty where all is open. Each mind is never changed, only replaced. */
  readonly minds: Mind[];
  /** Pieces that were laid in another order in this step, one time after another. */
  readonly mixed: number[];
  /** Those of them that chance laid. */
  readonly shuffled: number[];
  /** Place and old value of each change since the journal was opened, in pairs. */
  readonly journal: number[];
  /** How much of the journal is used. */
  journaled: number;
}

/** Writes one word and remembers what stood there. */
export function put(table: Table, at: number, value: number): void {
  const used = table.journaled;
  table.journal[used] = at;
  table.journal[used + 1] = table.words[at] as number;
  table.journaled = used + 2;
  table.words[at] = value;
}

/** Takes back everything since the journal was `mark` long. */
export function rollBack(table: Table, mark: number): void {
  const { journal, words } = table;
  for (let used = table.journaled - 2; used >= mark; used -= 2)
    words[journal[used] as number] = journal[used + 1] as number;
  table.journaled = mark;
}
