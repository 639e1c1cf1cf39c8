import { pieceId, topOf } from '@tapete/core';
import { handsRules } from '../good/hands.js';
import { tiny } from '../tiny.js';

const { playing } = handsRules.phases;
const { play: plays } = playing.actions;

/** Tells everybody, by its letter, which card lies on the deck. */
export const wrong = {
  game: tiny({
    ...handsRules,
    events: { ...handsRules.events, next: { letter: 'string' } },
    phases: {
      playing: {
        ...playing,
        actions: {
          play: {
            ...plays,
            apply(play, payload, move) {
              const top = topOf(play.table, play.space('deck'));
              if (top >= 0) play.emit('next', { letter: pieceId(play.table, top) });
              plays.apply(play, payload, move);
            },
          },
        },
      },
    },
  }),
};
