import { race } from '../race.js';

/** Has places for two, and says that three may play. */
export const wrong = {
  game: race({
    seats: { min: 2, max: 3 },
    setup(play) {
      if (play.seats > 2) throw new Error('there is no third chair');
    },
  }),
};
