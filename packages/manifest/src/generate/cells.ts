import { type BoardSpec, joinedName, type Size, type SquareBoardSpec, type Structure } from '@tapete/core';
import { union } from './type-text.js';

/** The names of a board's spaces, each way of writing them that is needed. */
export interface CellNames {
  /** As the inside of a template literal type, or several of them. */
  readonly types: readonly string[];
  /** As a regular expression. */
  readonly pattern: string;
}

export function cellNames(board: BoardSpec, structure: Structure): CellNames {
  if (board.type === 'square') return squareNames(board, structure);
  const names = namesOf(board);
  return { types: names, pattern: `(${names.map(escaped).join('|')})` };
}

/** The names of all spaces of a board whose cells its maker named, as the engine numbers them. */
export function namesOf(board: Exclude<BoardSpec, SquareBoardSpec>): string[] {
  if (board.type === 'track') return board.spaces.map(({ id }) => id);
  if (board.type === 'network') return [...board.nodes.map(({ id }) => id), ...board.edges.map(joinedName)];
  return [...board.tiles.map(({ id }) => id), ...[...board.edges, ...board.vertices].map(joinedName)];
}

/** The largest board that a match can have, by letters and numbers. */
function squareNames(board: SquareBoardSpec, structure: Structure): CellNames {
  const columns = largest(board.columns, structure);
  const rows = largest(board.rows, structure);
  const letters = Array.from({ length: columns }, (_, column) => String.fromCharCode(97 + column));
  const numbers = Array.from({ length: rows }, (_, row) => row + 1);
  return {
    types: [`\${${union(letters)}}\${${union(numbers)}}`],
    pattern: `[a-${letters.at(-1)}](${numbers.join('|')})`,
  };
}

/** Verifying has made sure that a config value which is a size has an end. */
function largest(size: Size, { config }: Structure): number {
  if (typeof size === 'number') return size;
  if (size.by) return Math.max(...Object.values(size.by));
  const spec = config.find(({ name }) => name === size.config);
  const numbers = spec?.enum?.filter((value) => typeof value === 'number') ?? [];
  return numbers.length > 0 ? Math.max(...numbers) : (spec?.maximum ?? 0);
}

const escaped = (name: string): string => name.replaceAll('+', '\\+');
