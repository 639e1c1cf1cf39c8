import type { PositionLaw } from '../law.js';
import { chanceOf, seatsOf } from '../play/trial.js';
import { hidesAnything } from '../secrets/hides.js';

export const sameView: PositionLaw = {
  id: 'K1',
  says: 'A sampled match shows its seat the very view that it was made from.',
  of: 'position',
  restsOn: ['W1'],
  everywhere: false,
  look({ trial, match }) {
    if (!hidesAnything(trial.game.structure)) return 'idle';
    const chance = chanceOf(trial, 'K1');
    for (const seat of seatsOf(trial)) {
      const view = JSON.stringify(match.view(seat));
      if (JSON.stringify(match.sample(seat, chance).view(seat)) !== view)
        return { what: `a match sampled for ${seat} shows it something else` };
    }
    return 'holds';
  },
};
