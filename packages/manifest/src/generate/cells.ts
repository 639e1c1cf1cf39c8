import type { BoardSpec, Size, Structure } from '@tapete/core';

/** The largest board that a match can have, in the words of its cells: letters and numbers. */
export interface BoardCells {
  readonly letters: readonly string[];
  readonly numbers: readonly number[];
}

export function cellsOf(board: BoardSpec, structure: Structure): BoardCells {
  const columns = largest(board.columns, structure);
  const rows = largest(board.rows, structure);
  return {
    letters: Array.from({ length: columns }, (_, column) => String.fromCharCode(97 + column)),
    numbers: Array.from({ length: rows }, (_, row) => row + 1),
  };
}

/** Verifying has made sure that a config value which is a size has an end. */
function largest(size: Size, { config }: Structure): number {
  if (typeof size === 'number') return size;
  const spec = config.find(({ name }) => name === size.config);
  const numbers = spec?.enum?.filter((value) => typeof value === 'number') ?? [];
  return numbers.length > 0 ? Math.max(...numbers) : (spec?.maximum ?? 0);
}
