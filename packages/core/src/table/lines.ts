import { NONE, type Seat, type Space } from '../ids.js';
import type { Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS } from './words.js';

/** Who owns the highest piece of a space; NONE where there is no piece, or nobody owns it. */
export function ownerAt({ words, spacesAt, piecesAt }: Table, space: Space): Seat {
  const top = words[spacesAt + space * SPACE_WORDS + SPACE.top] as number;
  return top === NONE ? NONE : (words[piecesAt + top * PIECE_WORDS + PIECE.owner] as number);
}

/** How many of these spaces, from the first on, have that owner's piece at the top. */
export function countOwned(table: Table, spaces: readonly Space[], owner: Seat): number {
  let length = 0;
  while (length < spaces.length && ownerAt(table, spaces[length] as Space) === owner) length++;
  return length;
}

/** A board over which one goes straight on: squares in four directions, hexes in three. */
export interface LinedBoard {
  readonly lines: readonly { readonly ahead: LineWay; readonly behind: LineWay }[];
  /** The cells that follow one another from a cell one way, without the cell itself. */
  along(cell: Space, way: LineWay): readonly Space[];
}
interface LineWay {
  readonly number: number;
}

/**
 * Every cell of every line of one owner that a cell is part of, from `length` cells on; empty where there is none.
 * Shape: in the order of the board, each cell once.
 */
export function linesThrough(table: Table, board: LinedBoard, cell: Space, length: number): readonly Space[] {
  const owner = ownerAt(table, cell);
  if (owner === NONE) return NO_CELLS;
  let cells: Space[] | undefined;
  const { lines } = board;
  for (let line = 0; line < lines.length; line++) {
    const { ahead, behind } = lines[line] as LinedBoard['lines'][number];
    const after = board.along(cell, ahead);
    const before = board.along(cell, behind);
    const reached = countOwned(table, after, owner);
    const reachedBack = countOwned(table, before, owner);
    if (reached + 1 + reachedBack < length) continue;
    cells ??= [cell];
    for (let step = 0; step < reached; step++) cells.push(after[step] as Space);
    for (let step = 0; step < reachedBack; step++) cells.push(before[step] as Space);
  }
  return cells?.sort((one, other) => one - other) ?? NO_CELLS;
}

const NO_CELLS: readonly Space[] = [];
