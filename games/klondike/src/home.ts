import { countOf, type Look, NONE, type Piece, type Space, topOf } from '@tapete/core';
import { rankOf, suitOf } from './cards.js';
import type { Klondike } from './manifest.js';
import { FOUNDATION_OF, FOUNDATIONS } from './places.js';

export const CARDS = 52;

/** The foundation of a card's suit. */
export const foundationOf = (look: Look<Klondike>, card: Piece): Space =>
  look.space(FOUNDATION_OF[suitOf(look.table, card)]);

/** Whether a card is the next of its foundation: an ace first, a king last. */
export function fitsHome(look: Look<Klondike>, card: Piece): boolean {
  const top = topOf(look.table, foundationOf(look, card));
  return rankOf(look.table, card) === (top === NONE ? 1 : rankOf(look.table, top) + 1);
}

/** How many cards are home. */
export function cardsHome(look: Look<Klondike>): number {
  let home = 0;
  for (const foundation of FOUNDATIONS) home += countOf(look.table, look.space(foundation));
  return home;
}
