import { below, isUp, type Look, NONE, type Piece, type Space, type Table, topOf } from '@tapete/core';
import { follows, KING, openTop, rankOf } from './cards.js';
import type { Klondike } from './manifest.js';

/**
 * The card that heads a run of `count` cards on top of a space, or NONE where there is no such run: each card of it is
 * up and lies on the next higher one of the other colour.
 */
export function headOfRun(table: Table, space: Space, count: number): Piece {
  let head = openTop(table, space);
  for (let taken = 1; taken < count && head !== NONE; taken++) head = nextOfRun(table, head);
  return head;
}

/** The card under another one that it forms a run with, or NONE. */
export function nextOfRun(table: Table, card: Piece): Piece {
  const under = below(table, card);
  return under !== NONE && isUp(table, under) && follows(table, card, under) ? under : NONE;
}

/** Whether a card, with whatever hangs on it, may lie on a column. */
export function fitsColumn({ table, config }: Look<Klondike>, card: Piece, column: Space): boolean {
  const top = topOf(table, column);
  if (top === NONE) return config.emptyColumn === 'any' || rankOf(table, card) === KING;
  return isUp(table, top) && follows(table, card, top);
}
