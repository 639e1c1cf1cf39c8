import type { PositionLaw } from '../law.js';
import { misfitIn } from '../play/fit.js';
import { movesBehind } from '../play/offered.js';

export const payloads: PositionLaw = {
  id: 'F4',
  says: "The payload of every offer fits its action's parameters.",
  of: 'position',
  restsOn: ['W1'],
  everywhere: false,
  look({ trial: { game }, match }) {
    const { actions } = game.structure;
    for (const seat of match.acting()) {
      for (const { offer, id, payload } of movesBehind(match.offers(seat), () => [0])) {
        const parameters = actions.find(({ name }) => name === offer.action)?.parameters ?? [];
        const misfit = misfitIn(parameters, payload, { whole: true, named: true });
        if (misfit) return { what: `${seat} is offered ${id}, but ${misfit}` };
      }
    }
    return match.acting().length > 0 ? 'holds' : 'idle';
  },
};
