import type { Hundido } from './manifest.js';

/** The size of a sea. Its cells are counted row by row: cell 12 of ten columns is column 2 of row 1. */
export interface Sea {
  readonly rows: number;
  readonly columns: number;
}

export type Touching = Hundido['config']['touching'];

/** Where a ship may lie: from its cell along a row to the right, or along a column to higher rows. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly across: boolean;
  readonly cells: readonly number[];
}

/** The cells of a ship of that length there; undefined where it would leave the sea. */
export function cellsFrom(
  { rows, columns }: Sea,
  { row, column, across }: Omit<Place, 'cells'>,
  length: number,
): readonly number[] | undefined {
  const [lastRow, lastColumn] = across ? [row, column + length - 1] : [row + length - 1, column];
  if (row < 0 || column < 0 || lastRow >= rows || lastColumn >= columns) return undefined;
  const first = row * columns + column;
  return Array.from({ length }, (_, step) => first + step * (across ? 1 : columns));
}

const known = new Map<string, readonly Place[]>();

/** Every place of a ship of that length in an empty sea. One of a single cell lies along its row. */
export function placesIn(sea: Sea, length: number): readonly Place[] {
  const key = `${sea.rows} ${sea.columns} ${length}`;
  const places = known.get(key) ?? listPlaces(sea, length);
  known.set(key, places);
  return places;
}

function listPlaces(sea: Sea, length: number): readonly Place[] {
  const places: Place[] = [];
  for (const across of length === 1 ? [true] : [true, false])
    for (let row = 0; row < sea.rows; row++)
      for (let column = 0; column < sea.columns; column++) {
        const cells = cellsFrom(sea, { row, column, across }, length);
        if (cells) places.push({ row, column, across, cells });
      }
  return places;
}

const EDGES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const APART: { readonly [touching in Touching]: readonly (readonly [up: number, right: number])[] } = {
  none: [...EDGES, ...CORNERS],
  edgesOnly: EDGES,
  allowed: [],
};

/** The cells round a cell in which another ship of the fleet may not lie. */
export function cellsRound({ rows, columns }: Sea, cell: number, touching: Touching): readonly number[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return APART[touching].flatMap(([up, right]) => {
    const [r, c] = [row + up, column + right];
    return r >= 0 && r < rows && c >= 0 && c < columns ? [r * columns + c] : [];
  });
}

/** Marks what these cells of a ship take from all others: themselves, and what they must not touch. */
export function block(blocked: Uint8Array, sea: Sea, cells: readonly number[], touching: Touching): void {
  for (const cell of cells) {
    blocked[cell] = 1;
    for (const round of cellsRound(sea, cell, touching)) blocked[round] = 1;
  }
}

export const noneBlocked = ({ rows, columns }: Sea): Uint8Array => new Uint8Array(rows * columns);

export const isFree = (blocked: Uint8Array, cells: readonly number[]): boolean =>
  cells.every((cell) => blocked[cell] === 0);
