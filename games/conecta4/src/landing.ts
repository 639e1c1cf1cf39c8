import { isEmpty, NONE, type Space, type SquareBoard, type Table } from '@tapete/core';

/** The lowest free cell of a column, or NONE when it is full. */
export function landing(table: Table, board: SquareBoard, column: number): Space {
  for (let row = 0; row < board.rows; row++) {
    const cell = board.cell(row, column);
    if (isEmpty(table, cell)) return cell;
  }
  return NONE;
}
