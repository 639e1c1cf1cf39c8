import type { PositionLaw } from '../law.js';
import { lookAtDecisions } from '../play/decisions.js';
import type { Taken } from '../play/move.js';

export const noWayBack: PositionLaw = {
  id: 'O4',
  says: 'No choice leads a decision back to a state that it has had.',
  of: 'position',
  restsOn: ['R3'],
  everywhere: false,
  look: (position) =>
    lookAtDecisions(
      position,
      ({ circle }, seat) =>
        circle && {
          what: `choices of ${seat} go round: ${circle.map(words).join(', ')} leads back`,
          by: circle,
        },
    ),
};

const words = ({ action, payload }: Taken): string => `${action}${JSON.stringify(payload)}`;
