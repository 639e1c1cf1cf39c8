import type { SeatId } from '@tapete/core';
import { seatOf } from '@tapete/core';
import { pieceFactWord } from './piece-word.js';

/** Facts as the texts of a module name them. */
export type Spoken = Readonly<Record<string, string | number | boolean>>;

/** Who listens, and how seats and pieces are called. */
export interface Listener {
  readonly seat: SeatId | undefined;
  readonly nameOf: (seat: SeatId) => string;
  /** By its definition; left out, a piece is called by the name that it has there. */
  readonly pieceOf?: (definition: string) => string;
}

const CELL = /\/(?<column>[a-z]+)(?<row>[1-9]\d*)$/;

/**
 * Facts in the form that texts are written for, the same as the player's page gives them: a seat is its name, a cell
 * its letters and number, a piece what it is, a list its items. For a seat there is also `<field>Mine`, for a piece `<field>Seen`, for a cell
 * `<field>Column` and `<field>Row`, for a list `<field>Count`.
 */
export function spoken(facts: Readonly<Record<string, unknown>>, listener: Listener): Spoken {
  const values: Record<string, string | number | boolean> = {};
  for (const [field, fact] of Object.entries(facts)) {
    values[field] = wordsOf(fact, listener);
    if (isSeat(fact)) values[`${field}Mine`] = fact === listener.seat;
    if (Array.isArray(fact)) values[`${field}Count`] = fact.length;
    else if (typeof fact === 'object' && fact !== null) values[`${field}Seen`] = 'definition' in fact;
    const { column, row } = (typeof fact === 'string' && CELL.exec(fact)?.groups) || {};
    if (column === undefined) continue;
    values[`${field}Column`] = column;
    values[`${field}Row`] = Number(row);
  }
  return values;
}

const isSeat = (fact: unknown): fact is SeatId => typeof fact === 'string' && seatOf(fact) >= 0;

function wordsOf(fact: unknown, listener: Listener): string | number | boolean {
  if (Array.isArray(fact)) return fact.map((item) => wordsOf(item, listener)).join(', ');
  if (isSeat(fact)) return listener.nameOf(fact);
  if (typeof fact === 'string') return fact.slice(fact.indexOf('/') + 1);
  if (typeof fact === 'number' || typeof fact === 'boolean') return fact;
  return pieceFactWord(fact, listener.pieceOf) ?? JSON.stringify(fact);
}
