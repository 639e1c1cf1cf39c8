import type { Look, Space } from '@tapete/core';
import { POKER_SUITS, type PokerSuit } from '@tapete/playing-cards';
import type { Klondike } from './manifest.js';

type Moves = Klondike['actions'];

export type Column = Moves['moveStack']['to'];
/** Where a card may be taken from. */
export type Source = Moves['moveStack']['from'];
/** Where a card that goes home may come from. */
export type HomeSource = Moves['moveToFoundation']['from'];

/** Written out: they are looked up for every offer, and a name that is put together is found many times slower. */
export const COLUMNS: readonly Column[] = [
  'column-1',
  'column-2',
  'column-3',
  'column-4',
  'column-5',
  'column-6',
  'column-7',
];
export const FOUNDATION_OF = {
  clubs: 'foundation-clubs',
  diamonds: 'foundation-diamonds',
  hearts: 'foundation-hearts',
  spades: 'foundation-spades',
} as const satisfies Readonly<Record<PokerSuit, Source>>;
export const FOUNDATIONS = POKER_SUITS.map((suit) => FOUNDATION_OF[suit]);
export const HOME_SOURCES: readonly HomeSource[] = ['waste', ...COLUMNS];

export const columnsOf = (look: Look<Klondike>): Space[] => COLUMNS.map((column) => look.space(column));

export const isColumn = (place: string): place is Column => place.startsWith('column-');
export const isFoundation = (place: string): boolean => place.startsWith('foundation-');

/** 3 of `column-3`, for who speaks of it. */
export const numberOf = (column: string): number => Number(column.slice('column-'.length));
