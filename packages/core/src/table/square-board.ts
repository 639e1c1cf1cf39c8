import { NONE, type Space } from '../ids.js';

/** `c4` for row 3, column 2: columns are letters from the left, rows numbers from the bottom. */
export const squareName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** The geometry of a board of squares. Its spaces are numbered row by row from the bottom left. */
export class SquareBoard {
  constructor(
    private readonly first: Space,
    readonly rows: number,
    readonly columns: number,
  ) {}

  /** The space there, or NONE outside the board. */
  cell(row: number, column: number): Space {
    if (row < 0 || row >= this.rows || column < 0 || column >= this.columns) return NONE;
    return this.first + row * this.columns + column;
  }

  has(space: Space): boolean {
    return space >= this.first && space < this.first + this.rows * this.columns;
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

  /** All spaces, row by row from the bottom left. */
  cells(): Space[] {
    return Array.from({ length: this.rows * this.columns }, (_, index) => this.first + index);
  }
}
