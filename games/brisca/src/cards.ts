import { ofDefinition, type Piece, type Table } from '@tapete/core';
import { rankOf as rankOfCard, type SpanishSuit, suitOf as suitOfCard } from '@tapete/playing-cards';

/** Ranks from low to high: the two is nearly nothing, the three beats the king, the ace beats all. */
export const ORDER: readonly number[] = [2, 4, 5, 6, 7, 10, 11, 12, 3, 1];

/** Points of the ranks that have any: 30 a suit, 120 in all. */
const POINTS: Readonly<Record<number, number>> = { 1: 11, 3: 10, 12: 4, 11: 3, 10: 2 };
export const ALL_POINTS = 120;

export const suitOf = ofDefinition((card) => suitOfCard(card) as SpanishSuit);

export const rankOf = ofDefinition((card) => rankOfCard(card) as number);

export const pointsOfRank = (rank: number): number => POINTS[rank] ?? 0;

export const pointsOf = (table: Table, cards: readonly Piece[]): number =>
  cards.reduce((sum, card) => sum + pointsOfRank(rankOf(table, card)), 0);

/** What decides a trick. */
export interface Face {
  readonly suit: string;
  readonly rank: number;
}

export const faceOf = (table: Table, card: Piece): Face => ({
  suit: suitOf(table, card),
  rank: rankOf(table, card),
});

/** Whether a card takes the trick from the best one so far: a higher one of its suit, or a trump where that is none. */
export function beats(card: Face, best: Face, trump: string): boolean {
  if (card.suit === best.suit) return ORDER.indexOf(card.rank) > ORDER.indexOf(best.rank);
  return card.suit === trump;
}
