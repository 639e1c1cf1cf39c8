import type { Piece } from '../ids.js';
import { invariant } from '../refusal.js';
import type { CounterSpec } from '../structure/structure.js';
import { put, type Table } from './table.js';

const NONE_COUNTED: readonly CounterSpec[] = [];

/** What may be counted on the pieces of this match; a counter is called by its number in this list. */
export const countersOf = ({ blueprint }: Table): readonly CounterSpec[] =>
  blueprint.structure.counters ?? NONE_COUNTED;

/** How much of it lies on a piece; 0 at first. */
export const counterOf = (table: Table, piece: Piece, counter: number): number =>
  table.words[counterWord(table, piece, counter)] as number;

/** Broken: less than nothing, or more than a word holds. */
export function setCounter(table: Table, piece: Piece, counter: number, amount: number): void {
  invariant(amount >= 0 && (amount | 0) === amount, `${amount} is no amount to be counted on a piece`);
  const at = counterWord(table, piece, counter);
  if (table.words[at] !== amount) put(table, at, amount);
}

/** Takes everything off a piece that is counted on it. */
export function clearCounters(table: Table, piece: Piece): void {
  const counters = countersOf(table).length;
  for (let counter = 0; counter < counters; counter++) setCounter(table, piece, counter, 0);
}

const counterWord = (table: Table, piece: Piece, counter: number): number =>
  table.blueprint.at.counters + piece * countersOf(table).length + counter;
