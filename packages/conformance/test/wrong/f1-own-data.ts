import { race } from '../race.js';

/** Its schema says that nobody counts above three. */
export const wrong = {
  game: race(),
  judges: {
    data: (value: unknown) =>
      (value as { global: { count: number } }).global.count > 3 ? '/global/count must be <= 3' : undefined,
  },
};
