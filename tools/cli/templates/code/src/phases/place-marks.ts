import {
  isEmpty,
  linesThrough,
  movePiece,
  type Phase,
  pieceId,
  seatId,
  spaceId,
  spaceOf,
  topOf,
} from '@tapete/core';
import type { __Name__ } from '../manifest.js';

/** A seat places one mark; three in a line win, a full board is a draw. */
export const placeMarks: Phase<__Name__> = {
  offers(look, offer) {
    for (const cell of look.board('board').cells()) {
      if (isEmpty(look.table, cell)) offer('placeMark', { spaceId: spaceId(look.table, cell) });
    }
  },

  actions: {
    placeMark: {
      at: (look, { spaceId: id }) => [spaceOf(look.table, id)],
      refuse: () => ({ code: 'SQUARE_TAKEN' }),

      apply(play, { spaceId: id }, { seat }) {
        const { table } = play;
        const board = play.board('board');
        const cell = spaceOf(table, id);
        const mark = topOf(table, play.space('supply', seat));
        movePiece(table, mark, cell);
        play.emit('mark.placed', { seat: seatId(seat), cell: id, mark: pieceId(table, mark) });
        if (linesThrough(table, board, cell, 3).length > 0) play.win([seat], 'line');
        else if (!board.cells().some((each) => isEmpty(table, each))) play.draw('full');
      },
    },
  },
};
