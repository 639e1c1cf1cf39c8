import { type PieceView, type SpaceId, type SpaceView, squareName, type View } from '@tapete/core';

/** A board of squares as one viewer sees it. */
export interface BoardView {
  /** `board`, or `sea:p1` where each seat has one. */
  readonly id: string;
  readonly rows: number;
  readonly columns: number;
  /** What lies on a square, or undefined where the viewer sees nothing of it. */
  cell(row: number, column: number): SpaceView | undefined;
  cellId(row: number, column: number): SpaceId;
}

const CELL = /^(?<board>.+)\/(?<column>[a-z]+)(?<row>[1-9]\d*)$/;

/** The boards of a view, by the ids of their squares; its other spaces are not among them. */
export function boardsOf({ spaces }: View): readonly BoardView[] {
  const sizes = new Map<string, { rows: number; columns: number }>();
  for (const id of Object.keys(spaces)) {
    const { board, column, row } = CELL.exec(id)?.groups ?? {};
    if (board === undefined) continue;
    const size = sizes.get(board) ?? { rows: 0, columns: 0 };
    size.rows = Math.max(size.rows, Number(row));
    size.columns = Math.max(size.columns, columnNumber(column as string));
    sizes.set(board, size);
  }
  return [...sizes].map(([id, size]) => boardOf(id, size, spaces));
}

export const isCell = (space: SpaceId): boolean => CELL.test(space);

function boardOf(id: string, size: { rows: number; columns: number }, spaces: View['spaces']): BoardView {
  const cellId = (row: number, column: number): SpaceId => `${id}/${squareName(row, column)}`;
  return { id, ...size, cellId, cell: (row, column) => spaces[cellId(row, column)] };
}

/** Letters of a column as a number from 1: the reverse of `squareName`. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0);

/** The piece that lies on top, where the viewer sees pieces at all. */
export function topPiece(space: SpaceView | undefined): PieceView | undefined {
  return space !== undefined && 'pieces' in space ? space.pieces.at(-1) : undefined;
}
