import {
  countOf,
  givePiece,
  isEmpty,
  movePiece,
  NONE,
  type Phase,
  pieceId,
  pieceOf,
  piecesIn,
  seatId,
  spaceId,
} from '@tapete/core';
import { exchange, exchangeable } from '../exchange.js';
import type { Brisca } from '../manifest.js';
import { whyNoExchange, whyNotPlayed } from '../refusals.js';
import { takeTrick } from '../trick.js';

/** A turn plays one card, whichever: there is no duty to follow, to beat or to trump. */
export const playing: Phase<Brisca> = {
  offers(look, offer, seat) {
    const { table } = look;
    for (const card of piecesIn(table, look.space('hand', seat)))
      offer('play', { card: pieceId(table, card) });
    const given = exchangeable(look, seat);
    if (given !== NONE) offer('exchange', { card: pieceId(table, given) });
  },

  actions: {
    play: {
      at: (look, { card }) => [{ piece: pieceOf(look.table, card) }, look.space('trick')],
      label: () => ({}),
      refuse: whyNotPlayed,

      apply(play, { card }, { seat }) {
        const { table } = play;
        const [piece, trick] = [pieceOf(table, card), play.space('trick')];
        const leads = isEmpty(table, trick);
        movePiece(table, piece, trick, 'up');
        givePiece(table, piece, seat);
        const from = spaceId(table, play.space('hand', seat));
        play.emit('card.played', { seat: seatId(seat), card, from, leads });
        if (countOf(table, trick) === play.seats) takeTrick(play);
      },
    },

    exchange: {
      at: (look, { card }) => [{ piece: pieceOf(look.table, card) }, look.space('turned-up')],
      label: () => ({}),
      refuse: whyNoExchange,
      apply: (play, { card }, { seat }) => exchange(play, pieceOf(play.table, card), seat),
    },
  },
};
