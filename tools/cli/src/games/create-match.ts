import type { JsonObject, LockedGame, LockedMatch, NewSetup } from '@tapete/core';
import { isFailure } from '../failures.js';
import { readGiven } from '../given-file.js';
import { isChaChaSeed } from '../options.js';
import { readChance } from '../script/read-chance.js';
import { WrongUse } from '../wrong-use.js';

/** What the options of a command say of the match that it plays. */
export interface MatchOptions {
  readonly seed: string;
  readonly seats?: number | undefined;
  readonly config?: JsonObject | undefined;
  /** A chance file, from the folder of the call. */
  readonly chance?: string | undefined;
}

/** The setup that the options describe; as many seats as the game needs at least, where they do not say. */
export function setupOf({ structure }: LockedGame, options: MatchOptions, folder: string): NewSetup {
  const { seed, seats = structure.seats.min, config, chance } = options;
  return {
    seats,
    seed,
    chance: isChaChaSeed(seed) ? 'chacha20' : 'xorshift32',
    ...(config === undefined ? {} : { config }),
    ...(chance === undefined ? {} : { script: readChance(readGiven(folder, chance), chance) }),
  };
}

/** Refused as wrong use: seats, config and seed that the game does not allow. */
export function createMatch(rules: LockedGame, options: MatchOptions, folder: string): LockedMatch {
  const setup = setupOf(rules, options, folder);
  return asWrongUse(() => rules.create(setup));
}

/** What a game refuses of the options of a command is the caller's mistake. */
const OF_OPTIONS = ['CONFIG_WRONG', 'SEATS_WRONG', 'SEED_WRONG', 'BOT_UNKNOWN', 'SIMULATION_WRONG'];

export function asWrongUse<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw wrongUseOf(error);
  }
}

export function wrongUseOf(error: unknown): unknown {
  return isFailure(error) && OF_OPTIONS.includes(error.code)
    ? new WrongUse(error.code, error.message, error.hint)
    : error;
}
