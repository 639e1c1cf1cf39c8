import { race } from '../race.js';

let moves = 0;

/** Keeps a count beside the state, which is not written with it. */
export const wrong = {
  game: race(
    {
      global: { count: 0, moves: 0 },
      setup() {
        moves = 0;
      },
    },
    (play) => {
      play.global.moves = ++moves;
    },
  ),
};
