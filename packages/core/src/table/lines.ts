import { NONE, type Seat, type Space } from '../ids.js';
import type { SquareBoard } from './square-board.js';
import type { Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS } from './words.js';

/** One way to go over a board of squares: so many rows up and columns to the right at each step. */
export interface Direction {
  readonly up: number;
  readonly right: number;
}

/** The two ways along a column, a row and each diagonal. */
export const LINES: readonly { readonly ahead: Direction; readonly behind: Direction }[] = [
  { ahead: { up: 1, right: 0 }, behind: { up: -1, right: 0 } },
  { ahead: { up: 0, right: 1 }, behind: { up: 0, right: -1 } },
  { ahead: { up: 1, right: 1 }, behind: { up: -1, right: -1 } },
  { ahead: { up: 1, right: -1 }, behind: { up: -1, right: 1 } },
];

/** Who owns the highest piece of a space; NONE where there is no piece, or nobody owns it. */
export function ownerAt({ words, spacesAt, piecesAt }: Table, space: Space): Seat {
  const top = words[spacesAt + space * SPACE_WORDS + SPACE.top] as number;
  return top === NONE ? NONE : (words[piecesAt + top * PIECE_WORDS + PIECE.owner] as number);
}

/** How many cells follow `from` one way with the same owner at the top as it has. */
export function ownedAlong(table: Table, board: SquareBoard, from: Space, { up, right }: Direction): number {
  const owner = ownerAt(table, from);
  const stride = up * board.columns + right;
  let row = board.rowOf(from) + up;
  let column = board.columnOf(from) + right;
  let length = 0;
  while (row >= 0 && row < board.rows && column >= 0 && column < board.columns) {
    if (ownerAt(table, from + (length + 1) * stride) !== owner) break;
    row += up;
    column += right;
    length++;
  }
  return length;
}

/**
 * Every cell of every line of one owner that a cell is part of, from `length` cells on; empty where there is none.
 * Shape: in the order of the board, each cell once.
 */
export function linesThrough(
  table: Table,
  board: SquareBoard,
  cell: Space,
  length: number,
): readonly Space[] {
  let cells = NO_CELLS;
  if (ownerAt(table, cell) === NONE) return cells;
  for (const { ahead, behind } of LINES) {
    const before = ownedAlong(table, board, cell, behind);
    const after = ownedAlong(table, board, cell, ahead);
    if (before + 1 + after < length) continue;
    const steps = Array.from({ length: before + 1 + after }, (_, step) => step - before);
    cells = [...cells, ...steps.map((step) => board.step(cell, step * ahead.up, step * ahead.right))];
  }
  return cells === NO_CELLS ? cells : [...new Set(cells)].sort((one, other) => one - other);
}

const NO_CELLS: readonly Space[] = [];
