import type { Colour, Theme } from '@tapete/graphics';

/** The flat inks of the deck; skin, linen and ermine are paper. */
export interface Inks {
  /** Lines and numbers. */
  readonly ink: Colour;
  readonly paper: Colour;
  readonly gold: Colour;
  readonly red: Colour;
  readonly blue: Colour;
  readonly green: Colour;
  readonly bark: Colour;
  readonly steel: Colour;
  readonly earth: Colour;
}

export const inksOf = ({ ink, paper, redSuit }: Theme): Inks => ({
  ink,
  paper,
  gold: '#e0ab3a',
  red: redSuit,
  blue: '#2f5488',
  green: '#47794a',
  bark: '#5f7a3c',
  steel: '#b9c9d6',
  earth: '#b07a47',
});

/** Width of a line within a shape; outlines of figures have 2.2. */
export const FINE = 1.7;
