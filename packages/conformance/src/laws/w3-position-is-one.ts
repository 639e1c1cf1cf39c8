import type { PositionLaw } from '../law.js';

export const positionIsOne: PositionLaw = {
  id: 'W3',
  says: "The module's own check finds nothing wrong with any position.",
  of: 'position',
  restsOn: ['W1'],
  everywhere: true,
  look({ match }) {
    const [first] = match.check();
    return first === undefined ? 'holds' : { what: `the position is wrong: ${first}` };
  },
};
