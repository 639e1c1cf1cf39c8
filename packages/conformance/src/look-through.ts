import { isBreach, type PlayedMatch, type PositionLaw, type Verdict } from './law.js';
import { type Move, make } from './play/move.js';
import { begin, chanceOf, type Trial } from './play/trial.js';

/** What a law about positions says of a match, and the moves that led to where it says so. */
export interface Seen {
  readonly verdict: Verdict;
  readonly moves: readonly Move[];
}

/** Shows a law the positions of a match, all of them or some, up to the first that breaks it. */
export function lookThrough(law: PositionLaw, { trial, moves }: PlayedMatch): Seen {
  const looks = positionsFor(law, trial, moves.length);
  const match = begin(trial);
  let verdict: Verdict = 'idle';
  for (let made = 0; made <= moves.length; made++) {
    const seen = looks.has(made) ? law.look({ trial, match, moves: moves.slice(0, made) }) : 'idle';
    if (isBreach(seen)) return { verdict: seen, moves: moves.slice(0, made) };
    if (seen === 'holds') verdict = seen;
    const move = moves[made];
    if (move) make(match, move);
  }
  return { verdict, moves };
}

/** Shows a law the last position of a match alone. */
export function lookAtEnd(law: PositionLaw, { trial, moves }: PlayedMatch): Verdict {
  const match = begin(trial);
  for (const move of moves) make(match, move);
  return law.look({ trial, match, moves });
}

function positionsFor({ id, everywhere }: PositionLaw, trial: Trial, moves: number): ReadonlySet<number> {
  const all = moves + 1;
  if (everywhere || all <= trial.looks) return new Set(Array.from({ length: all }, (_, made) => made));
  // Laws that see the same of a decision should stand at the same positions: what one explores serves the others.
  const chance = chanceOf(trial, id.charAt(0));
  return new Set(Array.from({ length: trial.looks }, () => chance.int(all)));
}
