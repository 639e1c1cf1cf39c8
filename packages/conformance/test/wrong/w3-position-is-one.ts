import { race } from '../race.js';

/** Its own check does not know what its rules do. */
export const wrong = {
  game: race({ check: ({ global }) => (global.count === 6 ? ['nobody can stand at six'] : []) }),
};
