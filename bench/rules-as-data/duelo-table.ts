import { definitionOf, type GameTypes, type Look, type Piece, type Play, type Seat } from '@tapete/core';

/* Duelo's own data, and what is looked up of its cards. */

export interface Own {
  life: number;
  armor: number;
  strength: number;
  rolled: number;
  guard: number;
  fury: number;
}
export interface Timer {
  readonly on: string;
  readonly modifier: 'guard' | 'fury';
  readonly until: number;
}
export interface Shared {
  turnNumber: number;
  turnSeat: string | null;
  turnPlace: number;
  nextSeat: string | null;
  entered: number;
  timers: readonly Timer[];
}
export interface Duelo extends GameTypes {
  readonly config: object;
  readonly global: Shared;
  readonly seat: Own;
  readonly actions: {
    playCard: { card: string; target?: string };
    buyCard: { card: string };
    takeCoins: { card: string };
    endPhase: object;
  };
  readonly events: Record<string, object>;
}
export type Table = Look<Duelo>;
export type Game = Play<Duelo>;

export const COINS = 0;
export const ENTERED = 1;
export const OPEN = new Set(['play', 'camp', 'discard', 'gone', 'row']);
export const TURNS = 100;

export const typeOf = (look: Table, card: Piece) => definitionOf(look.table, card).id.split('#')[1] as string;
export const costOf = (look: Table, card: Piece) => definitionOf(look.table, card).properties.cost as number;
export const kindOf = (look: Table, card: Piece) => definitionOf(look.table, card).properties.kind as string;
export const other = (seat: Seat): Seat => 1 - seat;
