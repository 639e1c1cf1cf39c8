import { race } from '../race.js';

/** Cannot show what it did not think of. */
export const wrong = {
  game: race({
    view(view) {
      if (Number(view.variables.global.count) === 5) throw new Error('five has no picture');
      return null;
    },
  }),
};
