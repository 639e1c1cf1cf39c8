import type { Suit } from '../src/index.js';

export const LOCALES = ['es', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

interface Named {
  readonly type: string;
  readonly suit?: Suit;
  readonly rank?: number;
}

/** What a card is called in the middle of a sentence: `as de oros`, `ace of coins`. */
export function nameOf({ type, suit, rank }: Named, locale: Locale): string {
  if (suit === undefined || rank === undefined) return JOKERS[locale][type] ?? type;
  const court = suit in SPANISH ? 'spanish' : 'poker';
  return `${RANKS[locale][court][rank - 1]} ${locale === 'es' ? 'de' : 'of'} ${SUITS[locale][suit]}`;
}

const SPANISH: { readonly [suit in Suit]?: true } = { oros: true, copas: true, espadas: true, bastos: true };

const SUITS: { readonly [locale in Locale]: { readonly [suit in Suit]: string } } = {
  es: {
    clubs: 'tréboles',
    diamonds: 'diamantes',
    hearts: 'corazones',
    spades: 'picas',
    oros: 'oros',
    copas: 'copas',
    espadas: 'espadas',
    bastos: 'bastos',
  },
  en: {
    clubs: 'clubs',
    diamonds: 'diamonds',
    hearts: 'hearts',
    spades: 'spades',
    oros: 'coins',
    copas: 'cups',
    espadas: 'swords',
    bastos: 'clubs',
  },
};

const CARDINALS = {
  es: ['as', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  en: ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
} as const;

const RANKS = {
  es: {
    poker: [...CARDINALS.es, 'diez', 'jota', 'reina', 'rey'],
    spanish: [...CARDINALS.es, 'sota', 'caballo', 'rey'],
  },
  en: {
    poker: [...CARDINALS.en, 'ten', 'jack', 'queen', 'king'],
    spanish: [...CARDINALS.en, 'page', 'knight', 'king'],
  },
} as const;

const JOKERS: { readonly [locale in Locale]: Readonly<Record<string, string>> } = {
  es: { 'joker-black': 'comodín negro', 'joker-red': 'comodín rojo' },
  en: { 'joker-black': 'black joker', 'joker-red': 'red joker' },
};
