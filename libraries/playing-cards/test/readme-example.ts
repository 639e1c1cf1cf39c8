import { type CardDefinition, colourOf, rankOf } from '../src/index.js';

/** Whether a card may be laid on another in a column of Klondike: one lower, and of the other colour. */
export function mayLieOn(upper: CardDefinition, lower: CardDefinition): boolean {
  return rankOf(upper) === (rankOf(lower) ?? 0) - 1 && colourOf(upper) !== colourOf(lower);
}
