import { below, isUp, type Look, NONE, type Piece, type Space, type Table, topOf } from '@tapete/core';
import { follows, isKing, type Kind, kindOn, openTop } from './cards.js';
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

/** What a column takes that is no kind of card: each card, kings, or nothing. */
const ANY = -1;
const KINGS = -2;
const NOTHING = -3;

/** The kind of card that a column takes, with whatever hangs on it: what follows its last card, or what may begin it. */
export function takenBy({ table, config }: Look<Klondike>, column: Space): Kind {
  const top = topOf(table, column);
  if (top === NONE) return config.emptyColumn === 'any' ? ANY : KINGS;
  return isUp(table, top) ? kindOn(table, top) : NOTHING;
}

/** Whether a card is of the kind that a column takes. */
export const fits = (card: Kind, taken: Kind): boolean =>
  card === taken || taken === ANY || (taken === KINGS && isKing(card));
