import type { Inks } from '../inks.js';

/** The middle of the card is the origin. */
export interface AceLook {
  readonly card: string;
  readonly inks: Inks;
}
