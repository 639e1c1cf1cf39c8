import type { LockedGame, RecordedStep, SeatId } from '@tapete/core';
import { playGame } from './play-game.js';
import { gameSeed } from './seeds.js';
import { planOf, type Simulation } from './simulate.js';

/** One game of a run, move by move. */
export interface MovesOfGame {
  /** Seed of its match. */
  readonly seed: string;
  readonly seats: number;
  /** In the words of a script. */
  readonly steps: readonly (RecordedStep & { readonly seat: SeatId })[];
  /** Why it broke, where it did. */
  readonly message?: string;
}

/** Plays one game of a run again, by its number. Refused: what `simulate` refuses. */
export function movesOfGame(game: LockedGame, simulation: Simulation, number: number): MovesOfGame {
  const plan = planOf(game, simulation);
  const seed = gameSeed(simulation.seed, number);
  const steps: (RecordedStep & { readonly seat: SeatId })[] = [];
  const found = { seed: String(seed), seats: plan.seats, steps };
  try {
    playGame(game, plan, seed, {
      note: (entry) => {
        if (entry.kind === 'decision')
          steps.push(...entry.steps.map((step) => ({ seat: entry.seat, ...step })));
      },
      end: () => {},
    });
    return found;
  } catch (error) {
    // That it breaks is what whoever asks for it wants to see.
    return { ...found, message: String(error) };
  }
}
