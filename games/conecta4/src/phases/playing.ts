import {
  isEmpty,
  linesThrough,
  movePiece,
  type Phase,
  type Play,
  pieceId,
  seatId,
  spaceId,
  topOf,
} from '@tapete/core';
import { landing } from '../landing.js';
import type { Conecta4 } from '../manifest.js';

/** A turn drops one disc; four in line win, a full board is a draw. */
export const playing: Phase<Conecta4> = {
  offers(look, offer) {
    const board = look.board('board');
    for (let column = 0; column < board.columns; column++) {
      if (isEmpty(look.table, board.cell(board.rows - 1, column))) offer('drop', { column });
    }
  },

  actions: {
    drop: {
      at: (look, { column }) => [landing(look.table, look.board('board'), column)],
      label: ({ column }) => ({ column: column + 1 }),
      refuse: (_view, { column }) => ({ code: 'COLUMN_FULL', facts: { column } }),

      apply(play, { column }, { seat }) {
        const { table } = play;
        const board = play.board('board');
        const cell = landing(table, board, column);
        const disc = topOf(table, play.space('supply', seat));
        movePiece(table, disc, cell);
        play.global.plies += 1;
        play.global.last = column;

        const line = linesThrough(table, board, cell, play.config.goal);
        const dropped = {
          seat: seatId(seat),
          row: board.rowOf(cell),
          column,
          cell: spaceId(table, cell),
          disc: pieceId(table, disc),
        };
        if (line.length === 0) play.emit('disc.dropped', dropped);
        else
          play.emit(
            'disc.dropped',
            Object.assign(dropped, { line: line.map((each) => spaceId(table, each)) }),
          );
        if (line.length > 0) play.win([seat], 'line');
        else if (isBoardFull(play)) play.draw('full');
      },
    },
  },
};

const isBoardFull = ({ global, config }: Play<Conecta4>): boolean =>
  global.plies === config.rows * config.columns;
