import type { Answer, LockedMatch } from '@tapete/core';
import type { Breach, MatchLaw, PlayedMatch, Verdict } from '../law.js';
import { type Move, make } from '../play/move.js';
import { begin, chanceOf, sentTo, type Trial, throughJson, viewersOf } from '../play/trial.js';

export const writtenAndRead: MatchLaw = {
  id: 'R3',
  says: 'A match that is written and read at any step is the same, and goes on the same.',
  of: 'match',
  restsOn: ['R2', 'F1'],
  look(played) {
    const match = begin(played.trial);
    const readers = new Readers(played);
    for (const [made, move] of played.moves.entries()) {
      const verdict = readers.read(match, made) ?? readers.goOn(match, move);
      if (verdict) return verdict;
    }
    return readers.read(match, played.moves.length) ?? readers.compareAll(match);
  },
};

const MOST = 3;
const SHORT = 8;

class Readers {
  private readonly copies: { readonly at: number; readonly match: LockedMatch }[] = [];
  private readonly steps: ReadonlySet<number>;
  private readonly trial: Trial;

  constructor({ trial, moves }: PlayedMatch) {
    this.trial = trial;
    this.steps = stepsOf(trial, moves);
  }

  read(match: LockedMatch, at: number): Breach | undefined {
    if (!this.steps.has(at)) return undefined;
    const copy = this.trial.game.load(throughJson(match.save()));
    this.copies.push({ at, match: copy });
    return this.compare(copy, match, `after move ${at} is read as another one`);
  }

  /** Makes a move in the match and in all that were read from it. */
  goOn(match: LockedMatch, move: Move): Breach | undefined {
    const answer = told(make(match, move));
    for (const copy of this.copies) {
      const again = told(make(copy.match, move));
      if (again !== answer)
        return {
          what: `what was written after move ${copy.at} answers ${again} where the match answers ${answer}`,
        };
    }
    return undefined;
  }

  compareAll(match: LockedMatch): Verdict {
    for (const copy of this.copies) {
      const breach = this.compare(copy.match, match, `after move ${copy.at} goes on to another end`);
      if (breach) return breach;
    }
    return 'holds';
  }

  private compare(copy: LockedMatch, match: LockedMatch, how: string): Breach | undefined {
    const differs =
      copy.hash() !== match.hash() ||
      viewersOf(this.trial).some((viewer) => sentTo(copy, viewer) !== sentTo(match, viewer));
    return differs ? { what: `what was written ${how}` } : undefined;
  }
}

/** Some steps are written and read; of a short match, each. */
function stepsOf(trial: Trial, moves: readonly Move[]): ReadonlySet<number> {
  const chance = chanceOf(trial, 'R3');
  const all = moves.length + 1;
  if (all <= SHORT) return new Set(Array.from({ length: all }, (_, step) => step));
  return new Set(Array.from({ length: Math.min(MOST, trial.looks) }, () => chance.int(all)));
}

/** An answer without the hash, which only some matches write down. */
function told(answer: Answer): string {
  if (answer.status === 'refused' || !answer.entry) return JSON.stringify(answer);
  const { hash: _, ...entry } = answer.entry;
  return JSON.stringify({ ...answer, entry });
}
