import { race, raceRules } from '../race.js';

/** Offers four, where three is the most. */
export const wrong = {
  game: race({
    phases: {
      racing: {
        ...raceRules.phases.racing,
        offers(_, offer) {
          offer('add', { by: 1 });
          offer('add', { by: 4 });
        },
      },
    },
  }),
};
