import type { Colour } from '@tapete/graphics';
import type { PokerSuit } from '@tapete/playing-cards';
import type { Inks } from '../inks.js';

/** Width of a line within a shape; its outline has 2. */
export const FINE = 1.6;

/** Somebody on a court card. */
export interface FigureLook {
  readonly card: string;
  readonly suit: PokerSuit;
  readonly inks: Inks;
}

export interface Hair {
  readonly hair: Colour;
  /** Locks are drawn on it. */
  readonly locks: Colour;
}

/** Fair in the red suits, dark in the black ones; the king of spades is old. */
export function hairOf(suit: PokerSuit, { ink, gold, paper }: Inks): Hair {
  return suit === 'clubs' || suit === 'spades' ? { hair: ink, locks: paper } : { hair: gold, locks: ink };
}

/** Who looks away from what is held, so that not all of a rank look alike. */
export const looksAway = (suit: PokerSuit): boolean => suit === 'diamonds' || suit === 'spades';
