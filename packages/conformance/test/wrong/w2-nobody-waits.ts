import { race, raceRules } from '../race.js';

const { add } = raceRules.phases.racing.actions;

/** Both may act, and one of them is offered nothing. */
export const wrong = {
  game: race({
    phases: {
      racing: {
        participation: 'multiple',
        offers(_, offer, seat) {
          if (seat === 0) offer('add', { by: 1 });
        },
        actions: { add },
      },
    },
  }),
};
