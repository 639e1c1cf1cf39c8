export const POKER_SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type PokerSuit = (typeof POKER_SUITS)[number];

/** In the order of their `pintas`, the breaks in a card's frame: none, one, two, three. */
export const SPANISH_SUITS = ['oros', 'copas', 'espadas', 'bastos'] as const;
export type SpanishSuit = (typeof SPANISH_SUITS)[number];

export type Suit = PokerSuit | SpanishSuit;

export const COLOURS = ['black', 'red', 'gold', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const SUIT_COLOURS: { readonly [suit in Suit]: Colour } = {
  clubs: 'black',
  diamonds: 'red',
  hearts: 'red',
  spades: 'black',
  oros: 'gold',
  copas: 'red',
  espadas: 'blue',
  bastos: 'green',
};
