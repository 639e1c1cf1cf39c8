import { race } from '../race.js';

const tables = new WeakSet<object>();

/** Knows a table again at which it has played. */
export const wrong = {
  game: race({
    global: { count: 0, again: false },
    setup(play) {
      play.global.again = tables.has(play);
      tables.add(play);
    },
  }),
};
