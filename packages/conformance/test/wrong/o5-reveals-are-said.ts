import { movePiece, pieceAt } from '@tapete/core';
import { HIDDEN, OWNER_ONLY, tiny } from '../tiny.js';

/** To look at a card is offered as a choice like any other. */
export const wrong = {
  game: tiny({
    spaces: { deck: HIDDEN, 'hand@seat': OWNER_ONLY },
    deck: [...'ABCDEF'],
    longest: 6,
    setup: (play) => play.chance.shuffle(play.space('deck')),
    withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
    phases: {
      drawing: {
        offers(look, offer) {
          offer('look', {}, { intent: 'choice' });
          if (look.flow.turn > 4) offer('stop', {});
        },
        actions: {
          look: {
            apply(play, _, { seat }) {
              const card = pieceAt(play.table, play.space('deck'), 0);
              movePiece(play.table, card, play.space('hand', seat));
              if (pieceAt(play.table, play.space('deck'), 0) < 0) play.draw();
            },
          },
          stop: { apply: (play) => play.draw() },
        },
      },
    },
  }),
};
