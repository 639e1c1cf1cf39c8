import { race } from '../race.js';

/** Shows what its schema does not know. */
export const wrong = {
  game: race({ view: (view) => ({ half: Number(view.variables.global.count) / 2 }) }),
  judges: {
    view: (value: unknown) => {
      const { own } = value as { own: { half: number } };
      return Number.isInteger(own.half) ? undefined : '/own/half must be integer';
    },
  },
};
