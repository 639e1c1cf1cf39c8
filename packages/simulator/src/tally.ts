import type { Outcome, SeatId, SeatResult } from '@tapete/core';
import type { Course } from './play-game.js';

/** A game that broke, so that it can be looked at again. */
export interface BrokenGame {
  /** Its number in the run, from 0. */
  readonly game: number;
  /** Seed of its match. */
  readonly seed: string;
  readonly message: string;
}

type Outcomes = { [outcome in Outcome]: number };

/**
 * What is counted of games. Sums, least and most alone, so that the tallies of a run's parts, added in any order, are
 * the tally of the run.
 */
export interface Tally {
  games: number;
  unfinished: number;
  cancelled: number;
  broken: number;
  /** The first of them, by their numbers. */
  firstBroken: BrokenGame[];
  readonly seats: Record<SeatId, Outcomes>;
  /** How games ended: reasons that rules gave, and how many games ended so. */
  readonly ends: Record<string, number>;
  readonly decisions: { sum: number; min: number; max: number };
  readonly choices: { steps: number; sum: number; max: number };
}

const BROKEN_TOLD = 20;

export function newTally(): Tally {
  return {
    games: 0,
    unfinished: 0,
    cancelled: 0,
    broken: 0,
    firstBroken: [],
    seats: {},
    ends: {},
    decisions: { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 },
    choices: { steps: 0, sum: 0, max: 0 },
  };
}

/** Counts one game. */
export function countGame(tally: Tally, course: Course): void {
  const { status, result, decisions, choices } = course;
  tally.games += 1;
  if (status === 'playing') tally.unfinished += 1;
  if (status === 'cancelled') tally.cancelled += 1;
  for (const seat in result)
    addOutcome(tally, seat as SeatId, (result[seat as SeatId] as SeatResult).outcome, 1);
  addEnd(tally, endOf(course), 1);
  addDecisions(tally, { sum: decisions, min: decisions, max: decisions });
  addChoices(tally, choices);
}

export function countBroken(tally: Tally, broken: BrokenGame): void {
  tally.games += 1;
  tally.broken += 1;
  addEnd(tally, 'broken', 1);
  tellBroken(tally, [broken]);
}

/** Adds what another tally counted. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.unfinished += other.unfinished;
  tally.cancelled += other.cancelled;
  tally.broken += other.broken;
  tellBroken(tally, other.firstBroken);
  for (const [seat, outcomes] of Object.entries(other.seats)) {
    for (const [outcome, count] of Object.entries(outcomes)) {
      addOutcome(tally, seat as SeatId, outcome as Outcome, count);
    }
  }
  for (const [end, count] of Object.entries(other.ends)) addEnd(tally, end, count);
  addDecisions(tally, other.decisions);
  addChoices(tally, other.choices);
}

function addOutcome({ seats }: Tally, seat: SeatId, outcome: Outcome, count: number): void {
  seats[seat] ??= { win: 0, loss: 0, draw: 0 };
  seats[seat][outcome] += count;
}

function addEnd({ ends }: Tally, end: string, count: number): void {
  ends[end] = (ends[end] ?? 0) + count;
}

function addDecisions({ decisions }: Tally, { sum, min, max }: Tally['decisions']): void {
  decisions.sum += sum;
  decisions.min = Math.min(decisions.min, min);
  decisions.max = Math.max(decisions.max, max);
}

function addChoices({ choices }: Tally, { steps, sum, max }: Course['choices']): void {
  choices.steps += steps;
  choices.sum += sum;
  choices.max = Math.max(choices.max, max);
}

function tellBroken(tally: Tally, broken: readonly BrokenGame[]): void {
  if (broken.length === 0) return;
  const all = [...tally.firstBroken, ...broken].sort((one, other) => one.game - other.game);
  tally.firstBroken = all.slice(0, BROKEN_TOLD);
}

/** The winners' reason, else that of anyone who has one; without any, the outcome itself. */
function endOf({ status, result }: Course): string {
  if (status === 'playing') return 'unfinished';
  if (status === 'cancelled' || result === null) return 'cancelled';
  const seats: readonly SeatResult[] = Object.values(result);
  const telling = seats.find(({ outcome }) => outcome === 'win') ?? seats[0];
  return (
    telling?.reason ?? seats.find(({ reason }) => reason !== undefined)?.reason ?? telling?.outcome ?? 'ended'
  );
}
