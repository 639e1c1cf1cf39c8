import type { PositionLaw } from '../law.js';
import { seatsOf, viewersOf } from '../play/trial.js';

export const rulesAnswer: PositionLaw = {
  id: 'W1',
  says: 'Asked for views, contexts and offers, the rules answer.',
  of: 'position',
  restsOn: ['R1'],
  everywhere: true,
  look({ trial, match }) {
    try {
      for (const viewer of viewersOf(trial)) {
        match.view(viewer);
        match.context(viewer);
      }
      for (const seat of seatsOf(trial)) match.choices(seat);
      return 'holds';
    } catch (error) {
      return {
        what: `the rules fail when they are asked: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  },
};
