import { definitionOf, isUp, NONE, type Piece, type Space, type Table, topOf } from '@tapete/core';
import {
  type PokerSuit,
  rankOf as rankOfCard,
  SUIT_COLOURS,
  suitOf as suitOfCard,
} from '@tapete/playing-cards';

export const KING = 13;

export const suitOf = (table: Table, card: Piece): PokerSuit =>
  suitOfCard(definitionOf(table, card)) as PokerSuit;

/** 1 is an ace, 13 a king. */
export const rankOf = (table: Table, card: Piece): number => rankOfCard(definitionOf(table, card)) as number;

export const isRed = (suit: PokerSuit): boolean => SUIT_COLOURS[suit] === 'red';

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
