import type { PositionLaw } from '../law.js';
import { lookAtDecisions } from '../play/decisions.js';

export const openDecision: PositionLaw = {
  id: 'O3',
  says: 'In every state of an open decision a choice or a confirm is offered.',
  of: 'position',
  restsOn: ['R3'],
  everywhere: false,
  look: (position) =>
    lookAtDecisions(
      position,
      ({ deadEnd }, seat) =>
        deadEnd && {
          what: `${seat} is left in a decision with nothing to go on or to end it with`,
          by: deadEnd,
        },
    ),
};
