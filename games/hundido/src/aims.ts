import {
  bottomOf,
  type Look,
  movePiece,
  movePieceUnder,
  NONE,
  type Play,
  pieceOf,
  type Seat,
  spaceOfPiece,
} from '@tapete/core';
import { numberIn, spaceIn } from './fleet.js';
import type { Hundido } from './manifest.js';

/** The cells that the seat has aimed at in this turn, in the order in which it did. */
export function aimsOf(look: Look<Hundido>, seat: Seat): readonly number[] {
  const { table } = look;
  const board = look.board('shots', 1 - seat);
  const cells: number[] = [];
  for (let number = 1; ; number++) {
    const aim = aimOf(look, seat, number);
    const space = aim === NONE ? NONE : spaceOfPiece(table, aim);
    if (!board.has(space)) return cells;
    cells.push(numberIn(board, space));
  }
}

export function aimAt(play: Play<Hundido>, seat: Seat, cell: number): void {
  const aim = bottomOf(play.table, play.space('aims', seat));
  movePiece(play.table, aim, spaceIn(play.board('shots', 1 - seat), cell));
}

/** Takes all aims off the board again, so that they lie in their order as before. */
export function takeAims(play: Play<Hundido>, seat: Seat): void {
  const count = aimsOf(play, seat).length;
  for (let number = count; number > 0; number--)
    movePieceUnder(play.table, aimOf(play, seat, number), play.space('aims', seat));
}

/** Where there is one of a kind it has no number. */
function aimOf({ table }: Look<Hundido>, seat: Seat, number: number) {
  const aim = pieceOf(table, `aim-${number}:p${seat}`);
  return aim === NONE && number === 1 ? pieceOf(table, `aim:p${seat}`) : aim;
}
