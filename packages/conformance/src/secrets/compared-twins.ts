import type { PlayedMatch } from '../law.js';
import { chanceOf } from '../play/trial.js';
import { type Compared, compareTwins } from './compare.js';
import type { Twins } from './twin.js';
import { twinsOf } from './twins-of.js';

export interface ComparedTwins {
  readonly twins: Twins;
  readonly compared: Compared;
}

/** The twins of a match, compared. More than one law asks for them. */
export function comparedTwinsOf(played: PlayedMatch): readonly ComparedTwins[] {
  const { trial } = played;
  const known = all.get(played);
  if (known) return known;
  const made = [...twinsOf(played, chanceOf(trial, 'twins'))].map((twins) => ({
    twins,
    compared: compareTwins(trial, twins),
  }));
  all.set(played, made);
  return made;
}

const all = new WeakMap<PlayedMatch, readonly ComparedTwins[]>();
