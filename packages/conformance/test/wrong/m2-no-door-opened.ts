import { race } from '../race.js';

/** Draws a number that it does not use. */
export const wrong = { game: race({}, () => void Math.random()) };
