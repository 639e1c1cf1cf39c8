import { raceRules } from '../race.js';
import { tiny } from '../tiny.js';

const { racing } = raceRules.phases;

/** Refuses with a code that its manifest does not know. */
export const wrong = {
  game: tiny({
    ...raceRules,
    phases: {
      racing: { ...racing, actions: { add: { ...racing.actions.add, refuse: () => ({ code: 'TOO_FAR' }) } } },
    },
  }),
};
