import { hidePiece, isEmpty, movePiece, pieceId, pieceOf, piecesIn, showPiece, topOf } from '@tapete/core';
import { HIDDEN, OWNER_ONLY, tiny } from '../tiny.js';

/**
 * Two seats with three cards each. Each lets the other look at one of its cards for a moment, and then lays its cards on
 * a pile, one by one and face down: what the other has seen may lie there or not, and it cannot know any more.
 */
export const forgetting = tiny({
  spaces: { deck: HIDDEN, 'hand@seat': OWNER_ONLY, pile: HIDDEN },
  deck: [...'ABCDEF'],
  seat: { hasShown: false },
  events: { shown: { card: 'cardId' }, laid: { card: 'cardId' } },
  actions: {
    show: { parameters: [{ name: 'card', type: 'cardId' }] },
    lay: { parameters: [{ name: 'card', type: 'cardId' }] },
  },
  longest: 8,
  setup(play) {
    play.chance.shuffle(play.space('deck'));
    for (let card = 0; card < 6; card++)
      movePiece(play.table, topOf(play.table, play.space('deck')), play.space('hand', card % 2));
  },
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
  phases: {
    laying: {
      offers(look, offer, seat) {
        const action = look.own[seat]?.hasShown ? 'lay' : 'show';
        for (const card of piecesIn(look.table, look.space('hand', seat)))
          offer(action, { card: pieceId(look.table, card) });
      },
      actions: {
        show: {
          apply(play, { card }, { seat }) {
            const piece = pieceOf(play.table, String(card));
            showPiece(play.table, piece, [1 - seat]);
            play.emit('shown', { card: String(card) }, { to: [0, 1], otherwise: {} });
            hidePiece(play.table, piece);
            (play.own[seat] as { hasShown: boolean }).hasShown = true;
          },
        },
        lay: {
          apply(play, { card }, { seat }) {
            movePiece(play.table, pieceOf(play.table, String(card)), play.space('pile'));
            play.emit('laid', { card: String(card) }, { to: [seat], otherwise: {} });
            if ([0, 1].every((each) => isEmpty(play.table, play.space('hand', each)))) play.draw();
          },
        },
      },
    },
  },
});
