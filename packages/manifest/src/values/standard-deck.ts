import type { ComponentDefinition } from '../shapes/library.js';

/** The preset that every game can name without a library: `playing-cards/poker52`. */
export const STANDARD_DECK = 'standard_52_deck';
export const STANDARD_DECK_DEFINITION = 'playing-cards/poker52';

const SUITS = { clubs: 'black', diamonds: 'red', hearts: 'red', spades: 'black' } as const;
const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'] as const;

type DeckOfLibrary = Extract<ComponentDefinition, { type: 'deck' }>;

/** `clubs-1` to `spades-13`; an ace is 1, a king 13. */
export const standardDeck: DeckOfLibrary = {
  type: 'deck',
  id: 'poker52',
  name: 'Standard 52-Card Deck',
  cardSchema: {
    properties: {
      suit: { type: 'enum', enums: Object.keys(SUITS) },
      rank: { type: 'integer', minimum: 1, maximum: 13 },
      color: { type: 'enum', enums: ['black', 'red'] },
    },
  },
  cards: Object.entries(SUITS).flatMap(([suit, color]) =>
    RANKS.map((name, index) => ({
      type: `${suit}-${index + 1}`,
      name: `${name} of ${suit}`,
      count: 1,
      properties: { suit, rank: String(index + 1), color },
    })),
  ),
};
