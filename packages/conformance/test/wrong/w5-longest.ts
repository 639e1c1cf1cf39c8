import { race } from '../race.js';

/** Says that four decisions are enough, where eight may be needed. */
export const wrong = { game: race({ longest: 4 }) };
