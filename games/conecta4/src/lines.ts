import {
  isEmpty,
  NONE,
  ownerOf,
  type Seat,
  type Space,
  type SquareBoard,
  type Table,
  topOf,
} from '@tapete/core';

/** Up and right by one: a column, a row, and the two diagonals. */
const DIRECTIONS = [
  { up: 1, right: 0 },
  { up: 0, right: 1 },
  { up: 1, right: 1 },
  { up: 1, right: -1 },
] as const;

const NO_CELLS: readonly Space[] = [];

/** Every cell of every line of at least `goal` discs that the disc on `last` is part of; empty when it finishes none. */
export function linesThrough(table: Table, board: SquareBoard, last: Space, goal: number): readonly Space[] {
  const row = board.rowOf(last);
  const column = board.columnOf(last);
  const seat = discOf(table, last);
  let cells = NO_CELLS;
  for (const { up, right } of DIRECTIONS) {
    const before = reach(table, board, seat, row, column, -up, -right);
    const after = reach(table, board, seat, row, column, up, right);
    if (before + 1 + after >= goal)
      cells = [
        ...cells,
        ...line(board, row - before * up, column - before * right, up, right, before + 1 + after),
      ];
  }
  return cells === NO_CELLS ? cells : [...new Set(cells)].sort((one, other) => one - other);
}

/** How many discs of a seat follow one another beside a cell, in one direction. */
function reach(
  table: Table,
  board: SquareBoard,
  seat: Seat,
  row: number,
  column: number,
  up: number,
  right: number,
): number {
  let length = 0;
  while (discOf(table, board.cell(row + (length + 1) * up, column + (length + 1) * right)) === seat) length++;
  return length;
}

const line = (
  board: SquareBoard,
  row: number,
  column: number,
  up: number,
  right: number,
  length: number,
): Space[] => Array.from({ length }, (_, step) => board.cell(row + step * up, column + step * right));

/** Whose disc lies on a cell; NONE where there is none, outside the board too. */
export function discOf(table: Table, cell: Space): Seat {
  return cell === NONE || isEmpty(table, cell) ? NONE : ownerOf(table, topOf(table, cell));
}

/** The lowest free cell of a column, or NONE when it is full. */
export function landing(table: Table, board: SquareBoard, column: number): Space {
  for (let row = 0; row < board.rows; row++) {
    const cell = board.cell(row, column);
    if (isEmpty(table, cell)) return cell;
  }
  return NONE;
}
