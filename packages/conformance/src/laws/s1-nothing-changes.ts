import type { MatchLaw } from '../law.js';
import { comparedTwinsOf } from '../secrets/compared-twins.js';

export const nothingChanges: MatchLaw = {
  id: 'S1',
  says: 'What a viewer cannot know changes nothing of what it is sent.',
  of: 'match',
  restsOn: ['R2', 'O1', 'K1'],
  look(played) {
    const all = comparedTwinsOf(played);
    for (const { twins, compared } of all) {
      const { difference } = compared;
      if (difference !== undefined)
        return { what: `${twins.viewer} can tell two matches apart by ${difference} (${twins.how})` };
    }
    return all.some(({ compared }) => compared.differ) ? 'holds' : 'idle';
  },
};
