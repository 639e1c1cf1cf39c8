import { race } from '../race.js';

/** Its bundle asks for the time. */
export const wrong = {
  game: race(),
  code: 'const now = { Date: 1 };\nexport const game = { began: () => new Date(), Math: now.Date };\n',
};
