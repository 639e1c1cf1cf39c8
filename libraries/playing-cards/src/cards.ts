import type { DefinitionSpec } from '@tapete/core';
import { COLOURS, type Colour, POKER_SUITS, SPANISH_SUITS, type Suit } from './suits.js';

/** A card as rules meet it: what `definitionOf(table, piece)` gives. */
export type CardDefinition = Pick<DefinitionSpec, 'properties'>;

/** The suit of a card; undefined for a joker, and for what is no card of these decks. */
export const suitOf = ({ properties: { suit } }: CardDefinition): Suit | undefined =>
  SUITS.find((one) => one === suit);

/** 1 for an ace; 11, 12, 13 for jack, queen, king; 10, 11, 12 for sota, caballo, rey. Undefined for a joker. */
export const rankOf = ({ properties: { rank } }: CardDefinition): number | undefined =>
  typeof rank === 'number' ? rank : undefined;

/** Jokers have one too. */
export const colourOf = ({ properties: { color } }: CardDefinition): Colour | undefined =>
  COLOURS.find((one) => one === color);

const SUITS: readonly Suit[] = [...POKER_SUITS, ...SPANISH_SUITS];
