import type { Piece, PieceId, Seat, SeatId, Space, SpaceId } from '../ids.js';
import type { Json, JsonObject, Scalar } from '../json.js';
import type { Input, Intent, Offer } from '../offers/offer.js';
import type { Refusal } from '../refusal.js';
import type { Table } from '../table/table.js';
import type { Outcome, SeatResult, View } from '../view/view.js';

/**
 * The names of one game, as `tapete update` writes them into `src/manifest.d.ts`, so that a typing
 * mistake in rules is a compile error.
 */
export interface GameTypes {
  readonly config: object;
  readonly global: object;
  readonly seat: object;
  /** Payload of each action. */
  readonly actions: object;
  /** Data of each event. */
  readonly events: object;
  readonly phases: string;
  /** Spaces of the whole table: `deck`, `board/c4`. */
  readonly spaces: string;
  /** Spaces that each seat has, without the seat: `hand`. */
  readonly seatSpaces: string;
  /** What geometry each board of the whole table has: `{ board: SquareBoard }`. */
  readonly boards: object;
  /** The same of boards that each seat has. */
  readonly seatBoards: object;
  readonly errorCodes: string;
}

/** What rules may read at any time. Everything in it belongs to the running match; keep nothing of it. */
export interface Look<G extends GameTypes = GameTypes> {
  readonly config: Readonly<G['config']>;
  /** How many seats the match has. */
  readonly seats: number;
  readonly table: Table;
  /** Own data that all seats share. */
  readonly global: G['global'];
  /** Own data of each seat, by seat. */
  readonly own: readonly G['seat'][];
  readonly flow: {
    readonly phase: G['phases'];
    /** The seat to move in a single phase; NONE in others. */
    readonly seat: Seat;
    readonly turn: number;
  };
  space(id: G['spaces']): Space;
  space(id: G['seatSpaces'], seat: Seat): Space;
  board<Id extends keyof G['boards'] & string>(id: Id): G['boards'][Id];
  board<Id extends keyof G['seatBoards'] & string>(id: Id, seat: Seat): G['seatBoards'][Id];
  /** True for a seat that is in the match and may act in this phase now. */
  isActive(seat: Seat): boolean;
  hasWithdrawn(seat: Seat): boolean;
}

/**
 * What rules may do. The table is changed by the table's own verbs (`movePiece`, `turnPiece`, …), own data by
 * assigning to it; the step is atomic: when a rule throws, all of it goes back.
 */
export interface Play<G extends GameTypes = GameTypes> extends Look<G> {
  readonly chance: Chance;
  /** Tells what happened. `to` is who is told `data`; the others are told `otherwise`, or nothing. */
  emit<Type extends keyof G['events'] & string>(
    type: Type,
    data: G['events'][Type],
    to?: Audience<G['events'][Type]>,
  ): void;
  /** Single phases: the next seat in order that has not withdrawn moves. This is what happens without `next`. */
  pass(): void;
  /** Single phases: this seat moves next. The same seat again is a new turn. */
  give(seat: Seat): void;
  /** Single phases: the same seat goes on with its turn. */
  keep(): void;
  /** Multiple phases: the seat has done its part, until `resume`. */
  done(seat: Seat): void;
  resume(seat: Seat): void;
  /** Multiple phases: the seat does something else now. */
  stage(seat: Seat, stage: string): void;
  /** Enters a phase; a single one with this seat to move, else with the first that is in the match. */
  go(phase: G['phases'], seat?: Seat): void;
  /** Ends the match. Every seat needs a result. */
  end(results: readonly SeatResult[]): void;
  /** Ends it with these seats as winners, all others losing; nobody wins an empty list. */
  win(seats: readonly Seat[], reason?: string): void;
  /** Ends it as a draw of all seats. */
  draw(reason?: string): void;
  /** Ends it without a result. */
  cancel(): void;
}

export type Audience<Data> = { readonly to: readonly Seat[]; readonly otherwise?: Partial<Data> };

/** Chance comes only from here, and only while an action, a setup or an automatic phase runs. */
export interface Chance {
  /** A whole number from 0 to `outcomes` - 1, each as likely as the others. */
  int(outcomes: number, stream?: string): number;
  /** 1 to `sides`. */
  roll(sides: number, stream?: string): number;
  /** Puts the pieces of a space into a random order. */
  shuffle(space: Space): void;
}

/** How rules say an offer: what is legal. What it looks like is said by the action's `at`, `covers` and `label`. */
export type OfferSink<G extends GameTypes = GameTypes> = <Name extends keyof G['actions'] & string>(
  action: Name,
  payload: G['actions'][Name],
  options?: OfferOptions,
) => void;

export interface OfferOptions {
  /** Default `confirm`. */
  readonly intent?: Intent;
  readonly input?: Input;
  /** These parameters of the payload and their rows; the payload says the others. */
  readonly domain?: {
    readonly parameters: readonly string[];
    readonly values: readonly (readonly Scalar[])[];
  };
  readonly reveals?: true;
  readonly concedes?: true;
  readonly changes?: true;
  readonly quick?: true;
}

/** The rule of one action within a phase. */
export interface Action<G extends GameTypes, Payload> {
  apply(play: Play<G>, payload: Payload, move: Move): void;
  /** What the offer points at: one target, or a path from where to where. Asked only when it is shown. */
  at?(look: Look<G>, payload: Payload, seat: Seat): readonly (Space | PieceTarget)[];
  /** Spaces that the piece will cover. */
  covers?(look: Look<G>, payload: Payload, seat: Seat): readonly Space[];
  /** Values of the label `offer.<action>`; the payload's when left out. */
  label?(payload: Payload): Readonly<Record<string, Scalar>>;
  /** Why no offer fits: one of the action's `errorCodes` with facts, from what the seat may see. */
  refuse?(
    view: View,
    payload: Payload,
    seat: SeatId,
    config: Readonly<G['config']>,
    asked: Asked,
  ): (Refusal & { code: G['errorCodes'] }) | undefined;
}

/** A move that was asked for, in the words of the seat's view. */
export interface Asked {
  /** The payload with pieces as the view names them, so that they can be found in it. */
  readonly payload: JsonObject;
  /** Seats that have left. */
  readonly withdrawn: readonly SeatId[];
}

export interface Move {
  readonly seat: Seat;
  /** What was given where the offer asked for it. */
  readonly value?: string | number;
}

export interface PieceTarget {
  readonly piece: Piece;
}

export interface Phase<G extends GameTypes = GameTypes> {
  /** Runs when the phase is entered; in a phase of participation `none` this is all there is. */
  enter?(play: Play<G>): void;
  /** Every legal move of one seat now. */
  offers?(look: Look<G>, offer: OfferSink<G>, seat: Seat): void;
  readonly actions?: { readonly [Name in keyof G['actions']]?: Action<G, G['actions'][Name]> };
  /**
   * What follows a decision. Single: `pass` when left out. Multiple: asked when every seat is done.
   * None: asked after `enter`; must `go` somewhere or end the match.
   */
  next?(play: Play<G>): void;
}

/** A module in code. */
export interface Rules<G extends GameTypes = GameTypes> {
  /** Why this config cannot be played, beyond what the manifest's `config` says; undefined when it can. */
  accept?(config: Readonly<G['config']>, seats: number): Refusal | undefined;
  /** Prepares the table before the first phase is entered. */
  setup?(play: Play<G>): void;
  readonly phases: { readonly [Name in G['phases']]: Phase<G> };
  /** What a seat's leaving means. It has left already; without this function the match is cancelled. */
  withdraw?(play: Play<G>, seat: Seat): void;
  /** Undo of whole entries; default never. */
  allowUndo?(look: Look<G>, seat: Seat): boolean;
  /** What the seat is shown beyond the table, from its redacted view. */
  view?(view: View, viewer: SeatId | 'spectator'): Json;
  /**
   * Where hidden pieces may lie and what hidden own data may be, for all that a seat is shown: another match that has the
   * very same view. Needed where more is hidden than faces; those that it leaves out are dealt by what the seat knows.
   */
  sample?(view: View, chance: BotChance, seat: SeatId, config: Readonly<G['config']>): Sample<G>;
  /** What is wrong with the position, in words; empty when nothing is. */
  check?(look: Look<G>, status: Status): readonly string[];
  /** Players of this game, by name: one offer chosen from a view. */
  readonly bots?: Readonly<Record<string, Bot>>;
}

/** What a module's `sample` has drawn, by the ids that are written everywhere. */
export interface Sample<G extends GameTypes = GameTypes> {
  readonly pieces?: Readonly<Record<PieceId, SampledPlace>>;
  readonly global?: Partial<G['global']>;
  readonly own?: Readonly<Record<SeatId, Partial<G['seat']>>>;
}

export interface SampledPlace {
  readonly space: SpaceId;
  readonly covers?: readonly SpaceId[];
}

export interface Status {
  readonly over: boolean;
  readonly cancelled: boolean;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/** A random source that is not the match's: `int(n)` is 0 to n - 1. */
export interface BotChance {
  int(outcomes: number): number;
}

/** One offer taken: its id, or of a domain the id of the offer that a row of it stands for. */
export interface Choice {
  readonly offer: string;
  readonly value?: string | number;
}

/** Chooses one offer, seeing only what its seat may see. */
export type Bot = (view: View, offers: readonly Offer[], chance: BotChance) => Choice;
