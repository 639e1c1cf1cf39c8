import type { Outcome, SeatId, SeatResult } from '@tapete/core';
import type { Course } from './play-game.js';
import { addUsage, newUsage, type Usage } from './usage.js';

/** One game of a run, so that it can be looked at again. */
export interface GameOfRun {
  /** Its number in the run, from 0. */
  readonly game: number;
  /** Seed of its match. */
  readonly seed: string;
}

export interface BrokenGame extends GameOfRun {
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
  firstUnfinished: GameOfRun[];
  readonly seats: Record<SeatId, Outcomes>;
  /** How games ended: reasons that rules gave, and how many games ended so. */
  readonly ends: Record<string, number>;
  readonly decisions: { sum: number; min: number; max: number };
  /** Decisions of a game -> how many games took so many. */
  readonly lengths: Record<number, number>;
  readonly usage: Usage;
  readonly choices: { steps: number; sum: number; max: number };
}

/** Games of each kind that are told one by one. */
const MOST_TOLD = 20;

export function newTally(): Tally {
  return {
    games: 0,
    unfinished: 0,
    cancelled: 0,
    broken: 0,
    firstBroken: [],
    firstUnfinished: [],
    seats: {},
    ends: {},
    lengths: {},
    usage: newUsage(),
    decisions: { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 },
    choices: { steps: 0, sum: 0, max: 0 },
  };
}

/** Counts one game. */
export function countGame(tally: Tally, course: Course, game: GameOfRun): void {
  const { status, result, decisions, choices } = course;
  tally.games += 1;
  if (status === 'playing') {
    tally.unfinished += 1;
    tally.firstUnfinished = firstOf([...tally.firstUnfinished, game]);
  }
  if (status === 'cancelled') tally.cancelled += 1;
  for (const seat in result)
    addOutcome(tally, seat as SeatId, (result[seat as SeatId] as SeatResult).outcome, 1);
  addEnd(tally, endOf(course), 1);
  addDecisions(tally, { sum: decisions, min: decisions, max: decisions });
  tally.lengths[decisions] = (tally.lengths[decisions] ?? 0) + 1;
  addChoices(tally, choices);
}

export function countBroken(tally: Tally, broken: BrokenGame): void {
  tally.games += 1;
  tally.broken += 1;
  addEnd(tally, 'broken', 1);
  tally.firstBroken = firstOf([...tally.firstBroken, broken]);
}

/** Adds what another tally counted. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.unfinished += other.unfinished;
  tally.cancelled += other.cancelled;
  tally.broken += other.broken;
  tally.firstBroken = firstOf([...tally.firstBroken, ...other.firstBroken]);
  tally.firstUnfinished = firstOf([...tally.firstUnfinished, ...other.firstUnfinished]);
  addUsage(tally.usage, other.usage);
  for (const [length, count] of Object.entries(other.lengths))
    tally.lengths[Number(length)] = (tally.lengths[Number(length)] ?? 0) + count;
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

/** The first games by their numbers, whoever played them. */
const firstOf = <Game extends GameOfRun>(games: readonly Game[]): Game[] =>
  [...games].sort((one, other) => one.game - other.game).slice(0, MOST_TOLD);

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
