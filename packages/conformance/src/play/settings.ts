import type { BotChance, Json, JsonObject, LockedGame, NamedSpec } from '@tapete/core';
import { oneOf } from './chance.js';

/** What a match is created with, besides its seed. */
export interface Setting {
  readonly seats: number;
  readonly config: JsonObject;
}

/** What a run fixes; it varies what is left out. */
export interface Asked {
  readonly seats?: number | undefined;
  readonly config?: JsonObject | undefined;
}

/**
 * Numbers of seats that a run goes through: the one that is asked for, or all that the game plays with the config.
 * Refused (thrown): what the game says to seats and config where it plays with none.
 */
export function seatsOfRun(game: LockedGame, { seats, config = {} }: Asked): readonly number[] {
  const { min, max } = game.structure.seats;
  const all = seats === undefined ? Array.from({ length: max - min + 1 }, (_, more) => min + more) : [seats];
  const played = all.filter((each) => refusalOf(game, { seats: each, config }) === undefined);
  if (played.length === 0) throw refusalOf(game, { seats: all[0] as number, config });
  return played;
}

/** A config by chance: about half of the values stay what they are by default; what the game refuses is left out. */
export function drawConfig(game: LockedGame, seats: number, chance: BotChance): JsonObject {
  const drawn = game.structure.config.flatMap((spec): Drawn[] => {
    const values = valuesOf(spec, chance);
    return values.length > 0 && chance.int(2) === 0 ? [[spec.name, oneOf(values, chance)]] : [];
  });
  let config: JsonObject = {};
  // One value may need another that comes after it.
  for (const [name, value] of [...drawn, ...drawn]) {
    const more = { ...config, [name]: value };
    if (refusalOf(game, { seats, config: more }) === undefined) config = more;
  }
  return config;
}

type Drawn = readonly [name: string, value: Json];

/** Values that a match may be created with: all of a list, of numbers the bounds and one between, else the default. */
function valuesOf(spec: NamedSpec, chance: BotChance): readonly Json[] {
  const { type, enum: listed, minimum, maximum, default: usual } = spec;
  if (listed) return listed;
  if (type === 'boolean') return [true, false];
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return [minimum, maximum, minimum + chance.int(maximum - minimum + 1)];
  return usual === undefined ? [] : [usual];
}

/** Why the game does not accept such a match. What else keeps one from beginning is a finding, and found by playing. */
function refusalOf(game: LockedGame, setting: Setting): unknown {
  try {
    game.create({ ...setting, chance: 'xorshift32', seed: '1' }, { hashes: false });
    return undefined;
  } catch (error) {
    return REFUSALS.includes(codeOf(error)) ? error : undefined;
  }
}

const REFUSALS: readonly unknown[] = ['CONFIG_WRONG', 'SEATS_WRONG'];

/** A bundle has an engine of its own, and with it a `Failure` of its own: its code tells. */
const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code;
