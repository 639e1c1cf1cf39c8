import {
  type BotChance,
  type JsonObject,
  type LockedGame,
  type LockedMatch,
  type MatchOptions,
  type NewSetup,
  type SeatId,
  seatId,
  type Viewer,
} from '@tapete/core';
import type { Judges } from '../acceptance/schemas.js';
import { chanceFrom } from './chance.js';
import { type Move, make } from './move.js';

/** One match that laws are tried on: its game, how it is created, and what its values are judged by. */
export interface Trial {
  readonly game: LockedGame;
  readonly setup: NewSetup;
  /** Of the schemas that the module brings. */
  readonly judges: Partial<Judges>;
  /** Decisions after which it is given up. */
  readonly most: number;
  /** So many positions of it are shown to laws that are dear. */
  readonly looks: number;
  /** Steps that may still be taken to explore decisions, in all matches of the run together. */
  readonly exploring: { left: number };
}

/** Large decisions are explored whole as long as this lasts; later ones are looked into. */
export const exploringOfRun = (): Trial['exploring'] => ({ left: 150_000 });

/** A hash of every entry is dear: who compares them asks for them. */
export const begin = ({ game, setup }: Trial, options: MatchOptions = { hashes: false }): LockedMatch =>
  game.create(setup, options);

/** The match after these moves; those that it refuses are passed over. */
export function retread(trial: Trial, moves: readonly Move[], options?: MatchOptions): LockedMatch {
  const match = begin(trial, options);
  for (const move of moves) make(match, move);
  return match;
}

/** The same match once more, to try things on. */
export const copyOf = ({ game }: Trial, match: LockedMatch): LockedMatch => game.load(match.save());

/** What a law draws: the same each time that it looks at a match of this seed. */
export const chanceOf = ({ setup }: Trial, law: string): BotChance =>
  chanceFrom(Number.parseInt(setup.seed.slice(-9), 10) || 0, law);

export const seatsOf = ({ setup }: Trial): readonly SeatId[] =>
  Array.from({ length: setup.seats }, (_, seat) => seatId(seat));

export const viewersOf = (trial: Trial): readonly Viewer[] => [...seatsOf(trial), 'spectator'];

/** Whether the match goes on. */
export const isPlaying = (match: LockedMatch): boolean => match.context('spectator').status === 'playing';

/** Everything that a viewer is ever sent of a match, as text. */
export const sentTo = (match: LockedMatch, viewer: Viewer): string =>
  JSON.stringify([match.view(viewer), match.context(viewer), match.updates(viewer, 0)]);

/** A value as it is after being written and read. */
export const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The readable state without what only counts: entries, epochs, and where each stream of chance stands. */
export function essenceOf(match: LockedMatch): JsonObject {
  const { flow, seats, chance: _, ...state } = match.save().state as State;
  const { revision: _revision, epoch: _epoch, ...where } = flow;
  return { ...state, flow: where, seats: seats.map(({ revision: _own, ...seat }) => seat) };
}

type State = JsonObject & {
  readonly flow: JsonObject;
  readonly seats: readonly JsonObject[];
  readonly chance: JsonObject;
};
