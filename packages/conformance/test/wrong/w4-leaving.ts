import { race } from '../race.js';

/** Who is ahead may not leave. */
export const wrong = {
  game: race({
    withdraw(play, seat) {
      if (Number(play.global.count) > 4) throw new Error('finish what you have begun');
      play.win([1 - seat], 'withdrawal');
    },
  }),
};
