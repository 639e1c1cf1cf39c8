import { isUp, NONE, ofDefinition, type Piece, type Space, type Table, topOf } from '@tapete/core';
import {
  type CardDefinition,
  type PokerSuit,
  rankOf as rankOfCard,
  SUIT_COLOURS,
  suitOf as suitOfCard,
} from '@tapete/playing-cards';

export const KING = 13;

export const suitOf = ofDefinition((card) => suitOfCard(card) as PokerSuit);

/** 1 is an ace, 13 a king. */
export const rankOf = ofDefinition((card) => rankOfCard(card) as number);

export const isRed = (suit: PokerSuit): boolean => SUIT_COLOURS[suit] === 'red';

/** Rank and colour in one number, which is all that columns ask of a card: every card is tried on all of them. */
export type Kind = number;

const kind = (rank: number, red: boolean): Kind => 2 * rank + (red ? 1 : 0);
const isRedCard = (card: CardDefinition): boolean => isRed(suitOfCard(card) as PokerSuit);

export const kindOf = ofDefinition((card) => kind(rankOfCard(card) as number, isRedCard(card)));

/** The kind that may lie on a card in a column: one lower, and of the other colour. */
export const kindOn = ofDefinition((card) => kind((rankOfCard(card) as number) - 1, !isRedCard(card)));

export const isKing = (card: Kind): boolean => card >= kind(KING, false);

/** Whether a card may lie on another in a column. */
export const follows = (table: Table, card: Piece, under: Piece): boolean =>
  kindOf(table, card) === kindOn(table, under);

/** The top card of a space where it is turned up, else NONE. */
export function openTop(table: Table, space: Space): Piece {
  const top = topOf(table, space);
  return top !== NONE && isUp(table, top) ? top : NONE;
}
