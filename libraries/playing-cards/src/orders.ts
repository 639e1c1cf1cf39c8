import { type CardDefinition, rankOf } from './cards.js';

/** Ranks from low to high. A game that has an order of its own writes its own list. */
export type RankOrder = readonly number[];

export const ACE_LOW: RankOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
export const ACE_HIGH: RankOrder = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1];
/** As the numbers of a Spanish deck run; 40 cards lack eight and nine. */
export const BY_NUMBER: RankOrder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Compares two cards by rank alone, for sorting and for "is higher than": negative where the first is lower.
 * What has no rank in the order, a joker, is below all that has one.
 */
export function compareRanks(order: RankOrder, one: CardDefinition, other: CardDefinition): number {
  return placeIn(order, one) - placeIn(order, other);
}

function placeIn(order: RankOrder, card: CardDefinition): number {
  const rank = rankOf(card);
  return rank === undefined ? -1 : order.indexOf(rank);
}
