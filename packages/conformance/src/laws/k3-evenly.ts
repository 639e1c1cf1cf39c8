import type { BotChance, LockedMatch, SeatId } from '@tapete/core';
import type { MatchLaw } from '../law.js';
import { oneOf } from '../play/chance.js';
import { chanceOf, seatsOf } from '../play/trial.js';
import { hidesAnything } from '../secrets/hides.js';
import { neverSeen } from '../secrets/never-seen.js';

const SAMPLES = 240;
/** Counting is dear: of many matches one in so many is counted. */
const ONE_IN = 25;
const ONE_IN_FEW = 4;

export const evenly: MatchLaw = {
  id: 'K3',
  says: 'Of two pieces that a seat never saw, a sample lays one in a place as often as the other.',
  of: 'match',
  restsOn: ['K2'],
  look({ trial, moves }) {
    const chance = chanceOf(trial, 'K3');
    if (!hidesAnything(trial.game.structure) || chance.int(trial.looks > 1 ? ONE_IN_FEW : ONE_IN) > 0)
      return 'idle';
    const seat = oneOf(seatsOf(trial), chance);
    const unknown = neverSeen(trial, moves.slice(0, chance.int(moves.length + 1)), seat);
    if (!unknown) return 'idle';
    const [one, other] = unknown.pieces;
    const place = placeOf(unknown.match, one);
    const counts = countAt(unknown.match, { seat, place, pieces: unknown.pieces, chance });
    if (isEven(counts)) return 'holds';
    const what = `of ${SAMPLES} matches sampled for ${seat}, ${counts[0]} have ${one} at ${place} and ${counts[1]} have ${other}`;
    return { what };
  },
};

/** Where a piece lies: its space, and its height there. */
function placeOf(match: LockedMatch, piece: string): string {
  const spaces = Object.entries(match.save().state.spaces as Record<string, readonly string[]>);
  const [space, pieces] = spaces.find(([, lying]) => lying.includes(piece)) ?? ['', []];
  return `${space}/${pieces.indexOf(piece)}`;
}

interface Count {
  readonly seat: SeatId;
  readonly place: string;
  readonly pieces: readonly [string, string];
  readonly chance: BotChance;
}

function countAt(match: LockedMatch, { seat, place, pieces, chance }: Count): readonly [number, number] {
  const counts: [number, number] = [0, 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const sampled = match.sample(seat, chance);
    for (const which of [0, 1] as const) if (placeOf(sampled, pieces[which]) === place) counts[which] += 1;
  }
  return counts;
}

/** Within five times what chance makes them differ by. */
const isEven = ([one, other]: readonly [number, number]): boolean =>
  Math.abs(one - other) <= 5 + 5 * Math.sqrt(one + other);
