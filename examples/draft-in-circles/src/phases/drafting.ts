import { isEmpty, movePiece, type Phase, pieceId, pieceOf, piecesIn, seatId } from '@tapete/core';
import { end } from '../end.js';
import type { Draft } from '../manifest.js';

/** The common mistake: to choose another card is said to be a choice, and so the decision can go round for ever. */
export const drafting: Phase<Draft> = {
  offers(look, offer, seat) {
    const { table } = look;
    const staged = look.own[seat]?.staged ?? null;
    const intent = 'choice';
    for (const piece of piecesIn(table, look.space('market'))) {
      const card = pieceId(table, piece);
      if (card !== staged) offer('stage', { card }, { intent });
    }
    if (staged !== null) offer('take', {});
  },

  actions: {
    stage: {
      at: ({ table }, { card }) => [{ piece: pieceOf(table, card) }],
      label: () => ({}),
      refuse: ({ variables }, { card }, seat) => ({
        code: variables.players[seat]?.staged === card ? 'STAGED_ALREADY' : 'NOT_IN_MARKET',
      }),
      apply(play, { card }, { seat }) {
        play.own[seat]!.staged = card;
      },
    },

    take: {
      refuse: () => ({ code: 'NOTHING_STAGED' }),
      apply(play, _, { seat }) {
        const { table } = play;
        const own = play.own[seat]!;
        const card = own.staged!;
        own.staged = null;
        movePiece(table, pieceOf(table, card), play.space('basket', seat));
        play.emit('card.taken', { seat: seatId(seat), card });
        if (isEmpty(table, play.space('market'))) end(play);
      },
    },
  },
};
