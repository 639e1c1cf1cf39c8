import type { MatchLaw, Verdict } from '../law.js';
import { chanceOf } from '../play/trial.js';
import { compareTwins } from '../secrets/compare.js';
import { twinsOf } from '../secrets/twins-of.js';

export const nothingChanges: MatchLaw = {
  id: 'S1',
  says: 'What a viewer cannot know changes nothing of what it is sent.',
  of: 'match',
  restsOn: ['R2', 'O1', 'K1'],
  look(played) {
    let verdict: Verdict = 'idle';
    for (const twins of twinsOf(played, chanceOf(played.trial, 'twins'))) {
      const { difference, differ } = compareTwins(played.trial, twins);
      if (difference !== undefined)
        return { what: `${twins.viewer} can tell two matches apart by ${difference} (${twins.how})` };
      if (differ) verdict = 'holds';
    }
    return verdict;
  },
};
