import { race, raceRules } from '../race.js';

const { add } = raceRules.phases.racing.actions;

/** Asks for up to ten, and cannot bear ten. */
export const wrong = {
  game: race({
    phases: {
      racing: {
        offers: (_, offer) => offer('bid', {}, { input: { type: 'integer', min: 1, max: 10, step: 3 } }),
        actions: {
          bid: {
            apply(play, _, { seat, value }) {
              if (value === 10) throw new Error('ten is too much');
              add.apply(play, { by: 2 }, { seat });
            },
          },
        },
      },
    },
  }),
};
