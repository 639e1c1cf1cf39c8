import { race } from '../race.js';

let looked = false;

/** What is shown has an effect on what is done. */
export const wrong = {
  game: race(
    {
      global: { count: 0, seen: false },
      setup() {
        looked = false;
      },
      view() {
        looked = true;
        return null;
      },
    },
    (play) => {
      play.global.seen = looked;
    },
  ),
};
