import { NONE, type Space } from '../ids.js';
import { Board } from './board.js';

/** `c4` for row 3, column 2: columns are letters from the left, rows numbers from the bottom. */
export const squareName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** The reverse of `squareName`; row and column are NONE where it is no such name. */
export function readSquareName(name: string): { readonly row: number; readonly column: number } {
  const [, letters, digits] = /^([a-z]+)([1-9]\d*)$/.exec(name) ?? [];
  if (letters === undefined) return { row: NONE, column: NONE };
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return { row: Number(digits) - 1, column };
}

/** One of the eight ways to go over a board of squares. */
export interface Way {
  readonly number: number;
  readonly up: number;
  readonly right: number;
}

const way = (up: number, right: number, number: number): Way => ({ number, up, right });

/** A column, a row, and the two diagonals, each with the two ways along it. */
export const LINES: readonly { readonly ahead: Way; readonly behind: Way }[] = [
  { ahead: way(1, 0, 0), behind: way(-1, 0, 1) },
  { ahead: way(0, 1, 2), behind: way(0, -1, 3) },
  { ahead: way(1, 1, 4), behind: way(-1, -1, 5) },
  { ahead: way(1, -1, 6), behind: way(-1, 1, 7) },
];

export const WAYS: readonly Way[] = LINES.flatMap(({ ahead, behind }) => [ahead, behind]);

/** Up, down, right and left. */
const SIDES: readonly Way[] = WAYS.slice(0, 4);

/** The geometry of a board of squares. Its spaces are numbered row by row from the bottom left. */
export class SquareBoard extends Board {
  readonly lines = LINES;
  /** By cell and way: the cells that follow, up to the edge. */
  private readonly rays: readonly (readonly Space[])[];

  constructor(
    first: Space,
    readonly rows: number,
    readonly columns: number,
  ) {
    super(first, rows * columns);
    this.rays = this.cells().flatMap((cell) => WAYS.map((each) => this.ray(cell, each)));
  }

  /** The squares that share a side: above, below, right and left. */
  neighbours(space: Space): readonly Space[] {
    return SIDES.flatMap((side) => this.along(space, side).slice(0, 1));
  }

  /** The squares that share a side or a corner. */
  around(space: Space): Space[] {
    return WAYS.flatMap((each) => this.along(space, each).slice(0, 1));
  }

  /** In steps over sides. A king's distance is the larger of the two differences, of rows and of columns. */
  override distance(from: Space, to: Space): number {
    return Math.abs(this.rowOf(from) - this.rowOf(to)) + Math.abs(this.columnOf(from) - this.columnOf(to));
  }

  nameOf(space: Space): string {
    return squareName(this.rowOf(space), this.columnOf(space));
  }

  space(name: string): Space {
    const { row, column } = readSquareName(name);
    return this.cell(row, column);
  }

  /** The cells that follow one another from a cell one way, up to the edge; without the cell itself. */
  along(space: Space, { number }: Pick<Way, 'number'>): readonly Space[] {
    return this.rays[(space - this.first) * WAYS.length + number] as readonly Space[];
  }

  /** The space there, or NONE outside the board. */
  cell(row: number, column: number): Space {
    if (row < 0 || row >= this.rows || column < 0 || column >= this.columns) return NONE;
    return this.first + row * this.columns + column;
  }

  rowOf(space: Space): number {
    return ((space - this.first) / this.columns) | 0;
  }

  columnOf(space: Space): number {
    return (space - this.first) % this.columns;
  }

  /** The space so many rows up and columns to the right of another, or NONE outside. */
  step(space: Space, up: number, right: number): Space {
    return this.cell(this.rowOf(space) + up, this.columnOf(space) + right);
  }

  private ray(from: Space, { up, right }: Way): Space[] {
    const cells: Space[] = [];
    for (let cell = this.step(from, up, right); cell !== NONE; cell = this.step(cell, up, right))
      cells.push(cell);
    return cells;
  }

  /** All spaces, row by row from the bottom left. */
  cells(): Space[] {
    return this.spaces();
  }
}
