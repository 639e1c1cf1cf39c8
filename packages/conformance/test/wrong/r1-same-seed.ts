import { race } from '../race.js';

let matches = 0;

/** Counts matches beside the match. */
export const wrong = {
  game: race({
    global: { count: 0, match: 0 },
    setup(play) {
      play.global.match = ++matches;
    },
  }),
};
