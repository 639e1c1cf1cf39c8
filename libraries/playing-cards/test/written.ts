import { POKER_SUITS, SPANISH_SUITS, SUIT_COLOURS, type Suit } from '../src/index.js';
import { type Locale, nameOf } from './names.js';

/** One card of a deck, before it is written into the library. */
interface WrittenCard {
  readonly type: string;
  readonly suit?: Suit;
  readonly rank?: number;
  readonly color: string;
}

const suited = (suits: readonly Suit[], ranks: readonly number[]): WrittenCard[] =>
  suits.flatMap((suit) =>
    ranks.map((rank) => ({ type: `${suit}-${rank}`, suit, rank, color: SUIT_COLOURS[suit] })),
  );

const upTo = (highest: number): number[] => Array.from({ length: highest }, (_, index) => index + 1);
const FORTY = upTo(12).filter((rank) => rank !== 8 && rank !== 9);
const JOKERS: readonly WrittenCard[] = [
  { type: 'joker-black', color: 'black' },
  { type: 'joker-red', color: 'red' },
];

interface Deck {
  readonly id: string;
  readonly name: string;
  readonly suits: readonly Suit[];
  readonly highest: number;
  readonly cards: readonly WrittenCard[];
}

const poker = { suits: POKER_SUITS, highest: 13 };
const spanish = { suits: SPANISH_SUITS, highest: 12 };
const FIFTY_TWO = suited(POKER_SUITS, upTo(13));

const DECKS: readonly Deck[] = [
  { id: 'poker52', name: 'Standard 52-Card Deck', ...poker, cards: FIFTY_TWO },
  { id: 'poker54', name: 'Standard deck with two jokers', ...poker, cards: [...FIFTY_TWO, ...JOKERS] },
  { id: 'spanish40', name: 'Spanish deck of 40', ...spanish, cards: suited(SPANISH_SUITS, FORTY) },
  { id: 'spanish48', name: 'Spanish deck of 48', ...spanish, cards: suited(SPANISH_SUITS, upTo(12)) },
];

/** The definitions, a line for each card. */
export function definitionsText(): string {
  return `[\n${DECKS.map(deckText).join(',\n')}\n  ]`;
}

/** `texts/<locale>.json`: what each card is called in the middle of a sentence. */
export function textsText(locale: Locale): string {
  const cards = new Map(DECKS.flatMap((deck) => deck.cards).map((card) => [card.type, card]));
  const lines = [...cards.values()].map(
    (card) => `  "piece.${card.type}": ${JSON.stringify(nameOf(card, locale))}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function deckText({ id, name, suits, highest, cards }: Deck): string {
  const hasJokers = cards.some(({ suit }) => suit === undefined);
  const required = hasJokers ? { required: false } : {};
  const colors = [...new Set(cards.map(({ color }) => color))];
  const properties = {
    suit: { type: 'enum', enums: suits, ...required },
    rank: { type: 'integer', minimum: 1, maximum: highest, ...required },
    color: { type: 'enum', enums: colors },
  };
  const schema = Object.entries(properties).map(([key, spec]) => `          "${key}": ${spaced(spec)}`);
  const lines = cards.map((card) => `        ${spaced(cardOf(card))}`);
  return [
    '    {',
    '      "type": "deck",',
    `      "id": "${id}",`,
    `      "name": "${name}",`,
    `      "cardSchema": {\n        "properties": {\n${schema.join(',\n')}\n        }\n      },`,
    `      "cards": [\n${lines.join(',\n')}\n      ]`,
    '    }',
  ].join('\n');
}

function cardOf({ type, suit, rank, color }: WrittenCard) {
  const suitAndRank = suit === undefined ? {} : { suit, rank: String(rank) };
  const name = nameOf({ type, ...(suit && { suit }), ...(rank && { rank }) }, 'en');
  const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
  return { type, name: capital, count: 1, properties: { ...suitAndRank, color } };
}

/** JSON on one line, with the spaces that a formatter gives it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `"${key}": ${spaced(one)}`)
    .join(', ')} }`;
}
