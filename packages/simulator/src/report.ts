import { type Outcome, type SeatId, type Structure, seatId } from '@tapete/core';
import type { BrokenGame, GameOfRun, Tally } from './tally.js';
import { Pieces } from './usage.js';
import { type Interval, wilsonInterval } from './wilson.js';

/** What a run of games showed, as `tapete simulate --json` prints it. */
export interface Report {
  readonly games: number;
  readonly seats: Readonly<Record<SeatId, { readonly [outcome in Outcome]: number }>>;
  /** Games that were given up after the most decisions. */
  readonly unfinished: number;
  readonly cancelled: number;
  /** Games that broke. They are in no other figure but `games`. */
  readonly broken: number;
  /** Decisions of a game. */
  readonly length: {
    readonly mean: number;
    readonly min: number;
    readonly max: number;
    readonly median: number;
    /** Nine of ten games are no longer. */
    readonly most90: number;
  };
  /** Between which shares the true share of each seat's wins lies, among the games that ended. */
  readonly intervals: {
    readonly method: 'Wilson';
    readonly level: 0.95;
    readonly wins: Readonly<Record<SeatId, Interval>>;
  };
  /** How games ended -> how many did. */
  readonly ends: Readonly<Record<string, number>>;
  /** Offers that a seat had to choose from. */
  readonly branching: { readonly mean: number; readonly max: number };
  /** Each action of the game -> decisions with it, and games with it. */
  readonly actions: Readonly<Record<string, { readonly taken: number; readonly games: number }>>;
  /** Kinds of pieces -> how often a move named one, and whether one ever lay elsewhere at the end than where it began. */
  readonly pieces: Readonly<Record<string, { readonly played: number; readonly moved: boolean }>>;
  /** The first games that broke. */
  readonly brokenGames: readonly BrokenGame[];
  /** The first games that were given up. */
  readonly unfinishedGames: readonly GameOfRun[];
}

/** The report of a tally, in one order whoever counted what. */
export function reportOf(tally: Tally, seats: number, structure: Structure): Report {
  const { games, unfinished, cancelled, broken, decisions, choices, usage } = tally;
  const ids = Array.from({ length: seats }, (_, seat) => seatId(seat));
  const ended = games - broken;
  return {
    games,
    seats: Object.fromEntries(ids.map((id) => [id, tally.seats[id] ?? { win: 0, loss: 0, draw: 0 }])),
    unfinished,
    cancelled,
    broken,
    length: {
      mean: mean(decisions.sum, ended),
      min: ended === 0 ? 0 : decisions.min,
      max: decisions.max,
      median: lengthAt(tally, 0.5),
      most90: lengthAt(tally, 0.9),
    },
    intervals: {
      method: 'Wilson',
      level: 0.95,
      wins: Object.fromEntries(
        ids.map((id) => [id, wilsonInterval(tally.seats[id]?.win ?? 0, ended - unfinished - cancelled)]),
      ),
    },
    ends: Object.fromEntries(Object.entries(tally.ends).sort(([one], [other]) => (one < other ? -1 : 1))),
    branching: { mean: mean(choices.sum, choices.steps), max: choices.max },
    actions: Object.fromEntries(
      structure.actions.map(({ name }) => [name, usage.actions[name] ?? { taken: 0, games: 0 }]),
    ),
    pieces: Object.fromEntries(
      new Pieces(structure).definitions.map((id) => [
        id,
        { played: usage.played[id] ?? 0, moved: id in usage.moved },
      ]),
    ),
    brokenGames: tally.firstBroken,
    unfinishedGames: tally.firstUnfinished,
  };
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);

/** The length that this share of the games does not pass. */
function lengthAt({ lengths, games, broken }: Tally, share: number): number {
  let left = Math.ceil((games - broken) * share);
  for (const length of Object.keys(lengths)
    .map(Number)
    .sort((one, other) => one - other)) {
    left -= lengths[length] as number;
    if (left <= 0) return length;
  }
  return 0;
}
