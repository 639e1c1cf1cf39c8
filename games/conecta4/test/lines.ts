/** A cell as row and column, counted from the bottom left. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const ROWS = 6;
const COLUMNS = 7;

/** The 69 lines of four of a board of 6 × 7, written down once more, apart from the rules. */
export const LINES_OF_FOUR: readonly (readonly Cell[])[] = [
  ...linesOf(0, 1),
  ...linesOf(1, 0),
  ...linesOf(1, 1),
  ...linesOf(1, -1),
];

function linesOf(up: number, right: number): Cell[][] {
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, index) => ({
    row: Math.floor(index / COLUMNS),
    column: index % COLUMNS,
  }));
  return cells
    .map(({ row, column }) =>
      [0, 1, 2, 3].map((step) => ({ row: row + step * up, column: column + step * right })),
    )
    .filter((line) => line.every(isInside));
}

function isInside({ row, column }: Cell): boolean {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}

export const cellId = ({ row, column }: Cell): string =>
  `board/${String.fromCharCode(97 + column)}${row + 1}`;

/** In the order of the board: row by row from the bottom left. */
export const inOrder = (cells: readonly Cell[]): Cell[] =>
  [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
