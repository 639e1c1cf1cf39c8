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

/** Every cell of every line of at least `goal` discs that the disc on `last` is part of; empty when it finishes none. */
export function linesThrough(table: Table, board: SquareBoard, last: Space, goal: number): Space[] {
  const cells: Space[] = [];
  for (const direction of DIRECTIONS) {
    const { up, right } = direction;
    const before = reach(table, board, last, -up, -right);
    const after = reach(table, board, last, up, right);
    if (before + 1 + after < goal) continue;
    for (let step = -before; step <= after; step++) cells.push(board.step(last, step * up, step * right));
  }
  return cells.length === 0 ? cells : [...new Set(cells)].sort((one, other) => one - other);
}

/** How many discs of the same seat follow one another from a cell on, in one direction. */
function reach(table: Table, board: SquareBoard, from: Space, up: number, right: number): number {
  const seat = discOf(table, from);
  let row = board.rowOf(from) + up;
  let column = board.columnOf(from) + right;
  let length = 0;
  while (discOf(table, board.cell(row, column)) === seat) {
    length++;
    row += up;
    column += right;
  }
  return length;
}

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
