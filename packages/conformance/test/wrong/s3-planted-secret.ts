import { race } from '../race.js';

/** Gives the answer away that nobody may see. It is the same in every match, so that no two matches differ by it. */
export const wrong = {
  game: race(
    {
      global: { count: 0, 'answer!': { type: 'string', default: 'the butler' } },
      events: { counted: { count: 'integer' }, said: { text: 'string' } },
    },
    (play) => play.emit('said', { text: `it was ${play.global.answer}` }),
  ),
};
