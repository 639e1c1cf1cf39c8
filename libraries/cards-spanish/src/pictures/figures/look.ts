import type { Colour } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import type { Inks } from '../inks.js';

/** What somebody wears and looks like. */
export interface Dress {
  readonly coat: Colour;
  readonly cloak: Colour;
  readonly trim: Colour;
  readonly hair: Colour;
  /** Lines on hair. */
  readonly locks: Colour;
}

/** Somebody on a card. The head is at 125 94, 40 wide and 54 high. */
export interface FigureLook {
  readonly card: string;
  readonly suit: SpanishSuit;
  readonly inks: Inks;
  readonly dress: Dress;
}

/** Coats have the colour of their suit; oros and bastos are dark, copas and espadas fair. */
export function dressOf(suit: SpanishSuit, { ink, paper, gold, red, blue, green }: Inks): Dress {
  const dark = { hair: ink, locks: paper };
  const fair = { hair: gold, locks: ink };
  switch (suit) {
    case 'oros':
      return { coat: gold, cloak: red, trim: blue, ...dark };
    case 'copas':
      return { coat: red, cloak: blue, trim: gold, ...fair };
    case 'espadas':
      return { coat: blue, cloak: red, trim: gold, ...fair };
    case 'bastos':
      return { coat: green, cloak: red, trim: gold, ...dark };
  }
}
