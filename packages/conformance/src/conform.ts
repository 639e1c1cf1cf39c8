import { Failure, type JsonObject } from '@tapete/core';
import type { Module } from './module/module.js';
import type { Report } from './report.js';
import { Suite } from './suite.js';

/** A module, and how closely it is looked at. */
export interface Conformance extends Module {
  /** Matches that are played at random. */
  readonly games: number;
  /** Of the run, a whole number of 32 bits; each match gets its own from it. */
  readonly seed: number;
  /** Default: every number that the game allows, in turn. */
  readonly seats?: number | undefined;
  /** Default: that of the game in half of the matches, in the others what chance makes of it. */
  readonly config?: JsonObject | undefined;
  /** Told after each match how many there have been. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * Tries every law of SPEC.md on a module, and says which hold. Nothing of its author's is needed but the game.
 * Refused: CONFORMANCE_WRONG, and what the game refuses of seats and config.
 */
export async function conform(asked: Conformance): Promise<Report> {
  const { games, seed, seats, config, onProgress } = asked;
  checkPlan(games, seed);
  const suite = new Suite(asked, { games, seed, seats, config });
  suite.lookAtModule();
  for (let number = 0; number < games; number++) {
    await suite.play(number);
    onProgress?.(number + 1);
  }
  return suite.report();
}

function checkPlan(games: number, seed: number): void {
  if (!Number.isSafeInteger(games) || games < 0) throw wrong(`${games} games cannot be played`);
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) throw wrong(`${seed} is no seed of 32 bits`);
}

const wrong = (what: string): Failure => new Failure('CONFORMANCE_WRONG', `The suite cannot run: ${what}.`);
