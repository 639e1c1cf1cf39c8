import type { Space } from '@tapete/core';
import { definitionOf, isUp, NONE, type Piece, type Table, topOf } from '@tapete/core';

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

export const KING = 13;

export const suitOf = (table: Table, card: Piece): Suit => definitionOf(table, card).properties.suit as Suit;

/** 1 is an ace, 13 a king. */
export const rankOf = (table: Table, card: Piece): number =>
  definitionOf(table, card).properties.rank as number;

export const isRed = (suit: Suit): boolean => suit === 'diamonds' || suit === 'hearts';

/** Whether a card may lie on another in a column: one lower, and of the other colour. */
export function follows(table: Table, card: Piece, under: Piece): boolean {
  return (
    rankOf(table, card) === rankOf(table, under) - 1 &&
    isRed(suitOf(table, card)) !== isRed(suitOf(table, under))
  );
}

/** The top card of a space where it is turned up, else NONE. */
export function openTop(table: Table, space: Space): Piece {
  const top = topOf(table, space);
  return top !== NONE && isUp(table, top) ? top : NONE;
}
