import type { Breach, MatchLaw, PlayedMatch } from '../law.js';
import { begin } from '../play/trial.js';

export const begins = {
  id: 'W7',
  says: 'With every number of seats and every config that the game accepts, a match begins.',
  of: 'match',
  look({ trial }: Pick<PlayedMatch, 'trial'>): Breach | 'holds' {
    try {
      begin(trial);
      return 'holds';
    } catch (error) {
      return { what: `no match begins: ${error instanceof Error ? error.message : String(error)}` };
    }
  },
} satisfies MatchLaw;
