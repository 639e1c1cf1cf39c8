import { race } from '../race.js';

/** Tells a number in words. */
export const wrong = {
  game: race({ events: { counted: { count: 'integer' }, said: { count: 'integer' } } }, (play) =>
    play.emit('said', { count: `${play.global.count}` }),
  ),
};
