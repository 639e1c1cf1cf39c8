import type { PositionLaw } from '../law.js';
import { lookAtDecisions } from '../play/decisions.js';

export const revealsAreSaid: PositionLaw = {
  id: 'O5',
  says: 'A choice that ends its decision by showing a face to its seat says that it reveals.',
  of: 'position',
  restsOn: ['R3'],
  everywhere: false,
  look: (position) =>
    lookAtDecisions(
      position,
      ({ silent }, seat) =>
        silent && {
          what: `a choice of ${seat} shows it a face and so ends its decision, and does not say \`reveals\``,
          by: silent,
        },
    ),
};
