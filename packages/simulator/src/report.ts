import { type Outcome, type SeatId, seatId } from '@tapete/core';
import type { BrokenGame, Tally } from './tally.js';

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
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
  /** How games ended -> how many did. */
  readonly ends: Readonly<Record<string, number>>;
  /** Offers that a seat had to choose from. */
  readonly branching: { readonly mean: number; readonly max: number };
  /** The first games that broke. */
  readonly brokenGames: readonly BrokenGame[];
}

/** The report of a tally, in one order whoever counted what. */
export function reportOf(tally: Tally, seats: number): Report {
  const { games, unfinished, cancelled, broken, decisions, choices } = tally;
  const ids = Array.from({ length: seats }, (_, seat) => seatId(seat));
  const ended = games - broken;
  return {
    games,
    seats: Object.fromEntries(ids.map((id) => [id, tally.seats[id] ?? { win: 0, loss: 0, draw: 0 }])),
    unfinished,
    cancelled,
    broken,
    length: { mean: mean(decisions.sum, ended), min: ended === 0 ? 0 : decisions.min, max: decisions.max },
    ends: Object.fromEntries(Object.entries(tally.ends).sort(([one], [other]) => (one < other ? -1 : 1))),
    branching: { mean: mean(choices.sum, choices.steps), max: choices.max },
    brokenGames: tally.firstBroken,
  };
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
