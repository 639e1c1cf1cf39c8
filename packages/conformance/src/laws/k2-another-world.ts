import type { LockedMatch } from '@tapete/core';
import type { MatchLaw } from '../law.js';
import { oneOf } from '../play/chance.js';
import { chanceOf, seatsOf } from '../play/trial.js';
import { hidesAnything } from '../secrets/hides.js';
import { neverSeen } from '../secrets/never-seen.js';

/** So many samples of a match are all the truth by mere luck hardly ever. */
const SAMPLES = 40;

export const anotherWorld: MatchLaw = {
  id: 'K2',
  says: 'A sampled match can be another one than the true one, wherever its seat cannot know which is true.',
  of: 'match',
  restsOn: ['K1'],
  look({ trial, moves }) {
    if (!hidesAnything(trial.game.structure)) return 'idle';
    const chance = chanceOf(trial, 'K2');
    const seat = oneOf(seatsOf(trial), chance);
    const unknown = neverSeen(trial, moves.slice(0, chance.int(moves.length + 1)), seat);
    if (!unknown) return 'idle';
    const truth = placesIn(unknown.match);
    for (let sample = 0; sample < SAMPLES; sample++)
      if (placesIn(unknown.match.sample(seat, chance)) !== truth) return 'holds';
    const [one, other] = unknown.pieces;
    return {
      what: `${SAMPLES} matches sampled for ${seat} are the true one, though it never saw ${one} and ${other}`,
    };
  },
};

export const placesIn = (match: LockedMatch): string => JSON.stringify(match.save().state.spaces);
