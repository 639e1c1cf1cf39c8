import type { Colour, Theme } from '@tapete/graphics';
import type { PokerSuit } from '@tapete/playing-cards';

/** The few flat inks of one card. */
export interface Inks {
  /** Lines. */
  readonly ink: Colour;
  /** Signs in the corners, and pips. */
  readonly sign: Colour;
  /** Robes. */
  readonly robe: Colour;
  readonly gold: Colour;
  readonly lips: Colour;
  /** Skin, linen and ermine: what is not printed. */
  readonly paper: Colour;
}

/** Four signs in four inks, for those who mistake clubs for spades. */
export const FOUR_COLOURS = 'four-colours';

export function inksOf(suit: PokerSuit, theme: Theme, variant: string): Inks {
  const sign = variant === FOUR_COLOURS ? FOUR_SIGNS[suit] : isRed(suit) ? theme.redSuit : theme.blackSuit;
  const robe = sign === theme.blackSuit ? SLATE : sign;
  return { ...sharedInks(theme), sign, robe };
}

/** One joker has colours, the other is black and white. */
export function jokerInks(color: 'black' | 'red', theme: Theme): Inks {
  const shared = sharedInks(theme);
  return color === 'red'
    ? { ...shared, sign: theme.redSuit, robe: theme.redSuit }
    : { ...shared, sign: theme.blackSuit, robe: SOOT, gold: ASH };
}

const isRed = (suit: PokerSuit): boolean => suit === 'diamonds' || suit === 'hearts';

const sharedInks = ({ ink, paper, redSuit }: Theme) => ({ ink, paper, lips: redSuit, gold: OCHRE });

const OCHRE: Colour = '#dda83a';
/** Lines must be seen on a robe, so it is not quite black. */
const SLATE: Colour = '#3c4a66';
const SOOT: Colour = '#38342c';
const ASH: Colour = '#cfc6b2';

const FOUR_SIGNS: { readonly [suit in PokerSuit]: Colour } = {
  clubs: '#2c6b3f',
  diamonds: '#1f5a9c',
  hearts: '#b3261e',
  spades: '#23201a',
};
