import { findBot } from '@tapete/bots';
import { Failure, type JsonObject, type LockedGame } from '@tapete/core';
import { type Plan, playGame } from './play-game.js';
import { type Report, reportOf } from './report.js';
import { gameSeed } from './seeds.js';
import { countBroken, countGame, newTally, type Tally } from './tally.js';
import { Pieces, UsageOfGame } from './usage.js';

/** What to play. The same choices give the same report, however many workers play it. */
export interface Simulation {
  readonly games: number;
  /** Of the run, a whole number of 32 bits; each game gets its own from it. */
  readonly seed: number;
  /** Names of bots in the order of the seats, again from the first after the last. Default: `random` everywhere. */
  readonly bots?: readonly string[];
  /** Default: the fewest that the game allows. */
  readonly seats?: number;
  readonly config?: JsonObject;
  /** Decisions after which a game is unfinished. Default: the game's `longest`, 10,000 where it is endless. */
  readonly most?: number;
  /** Whether every game is played again from its record; one that comes to another state is broken. */
  readonly replays?: boolean;
  /** Told how many games are done, now and then. */
  readonly onProgress?: (done: number) => void;
}

const MOST_OF_ENDLESS = 10_000;
/** Games between two words of progress. */
export const BATCH = 250;

/**
 * Plays games in memory and says what came of them. A game that breaks is counted, with the seed that breaks it.
 * Refused: SIMULATION_WRONG, BOT_UNKNOWN, and what the game refuses of seats and config.
 */
export function simulate(game: LockedGame, simulation: Simulation): Report {
  const plan = planOf(game, simulation);
  const { games, seed, onProgress } = simulation;
  const tally = playGames(game, plan, { seed, from: 0, to: games, ...(onProgress && { onProgress }) });
  return reportOf(tally, plan.seats, game.structure);
}

/** Checks what was asked for, once and before the first game. */
export function planOf(game: LockedGame, simulation: Simulation): Plan {
  const { games, seed, bots = ['random'], seats = game.structure.seats.min, config = {} } = simulation;
  const { replays = false } = simulation;
  const { longest } = game.structure;
  const { most = longest === 'endless' ? MOST_OF_ENDLESS : longest } = simulation;
  if (!isCount(games)) throw wrong(`${games} games cannot be played`);
  if (!isCount(most)) throw wrong(`a game cannot be given up after ${most} decisions`);
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) throw wrong(`${seed} is no seed of 32 bits`);
  if (bots.length === 0) throw wrong('no bot plays');
  for (const bot of bots) findBot(game, bot);
  game.create({ seats, config, chance: 'xorshift32', seed: '1' });
  return { seats, config, bots, most, replays };
}

export interface Part {
  /** Of the run. */
  readonly seed: number;
  /** The first game, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly onProgress?: (done: number) => void;
}

/** Plays the games of a part of a run, by their numbers. */
export function playGames(game: LockedGame, plan: Plan, { seed, from, to, onProgress }: Part): Tally {
  const tally = newTally();
  const pieces = new Pieces(game.structure);
  for (let number = from; number < to; number += 1) {
    playInto(tally, { game, plan, pieces, number, seed: gameSeed(seed, number) });
    if (tally.games % BATCH === 0) onProgress?.(tally.games);
  }
  return tally;
}

interface Turn {
  readonly game: LockedGame;
  readonly plan: Plan;
  readonly pieces: Pieces;
  readonly number: number;
  readonly seed: number;
}

function playInto(tally: Tally, { game, plan, pieces, number, seed }: Turn): void {
  const facts = { game: number, seed: String(seed) };
  try {
    countGame(tally, playGame(game, plan, seed, new UsageOfGame(tally.usage, pieces)), facts);
  } catch (error) {
    // Whatever rules and bots throw is a finding about them, told with the seed that shows it; the run goes on.
    countBroken(tally, { ...facts, message: String(error) });
  }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

function wrong(what: string): Failure {
  return new Failure('SIMULATION_WRONG', `The simulation cannot run: ${what}.`);
}
