import type { Look, Space } from '@tapete/core';
import { POKER_SUITS, type PokerSuit } from '@tapete/playing-cards';
import type { Klondike } from './manifest.js';

type Moves = Klondike['actions'];

export type Column = Moves['moveStack']['to'];
/** Where a card may be taken from. */
export type Source = Moves['moveStack']['from'];
/** Where a card that goes home may come from. */
export type HomeSource = Moves['moveToFoundation']['from'];

export const COLUMNS = [1, 2, 3, 4, 5, 6, 7].map((number): Column => `column-${number as 1}`);
export const FOUNDATIONS = POKER_SUITS.map((suit) => `foundation-${suit}` as const);
/** Written once: looked up for every card of every offer, a name that is put together costs more than the card. */
export const FOUNDATION_OF = Object.fromEntries(
  POKER_SUITS.map((suit, at) => [suit, FOUNDATIONS[at]]),
) as Readonly<Record<PokerSuit, (typeof FOUNDATIONS)[number]>>;
export const HOME_SOURCES: readonly HomeSource[] = ['waste', ...COLUMNS];

export const columnsOf = (look: Look<Klondike>): Space[] => COLUMNS.map((column) => look.space(column));

export const isColumn = (place: string): place is Column => place.startsWith('column-');
export const isFoundation = (place: string): boolean => place.startsWith('foundation-');

/** 3 of `column-3`, for who speaks of it. */
export const numberOf = (column: string): number => Number(column.slice('column-'.length));
