import type { PieceName, SpaceId } from '../ids.js';
import type { Scalar } from '../json.js';
import { squareName } from '../table/square-board.js';

/** What an offer points at: a space by its id, a piece by its viewer's name for it. */
export type Target = SpaceId | PieceName;

/**
 * Values of some parameters of the payload, and so one offer for each row: with what it points at, and what it would
 * cover. Rows are written as patterns that are laid on places, so that a ship's two hundred places are a few lines.
 */
export interface Domain {
  readonly parameters: readonly string[];
  readonly patterns: readonly Pattern[];
}

/** One row for each place, in their order. What they have in common is said once. */
export interface Pattern {
  readonly places: readonly Block[];
  /** One for each parameter. */
  readonly values: readonly Column[];
  /** One for each target of the path. */
  readonly at?: readonly Column[];
  readonly covers?: readonly Column[];
}

/**
 * Places side by side: from `x` and `y` on so many to the right, and so many such lines upwards; one where it is not
 * said. On a board of squares `x` is the column and `y` the row, counted from 0.
 */
export type Block = readonly [x: number, y: number, width?: number, height?: number];

/**
 * What stands in one column of the rows: the same at each place; the place's `x` or `y` and so much; the square of a board
 * so far to the right of the place and so far up; or, as a list, what stands at each place.
 */
export type Column =
  | Scalar
  | { readonly x: number }
  | { readonly y: number }
  | { readonly on: string; readonly x?: number; readonly y?: number }
  | readonly Scalar[];

/** One row of a domain, written out. */
export interface DomainRow {
  /** Its values, by parameter: added to the offer's payload they are the payload of a move. */
  readonly chosen: Readonly<Record<string, Scalar>>;
  readonly at: readonly Target[];
  readonly covers: readonly SpaceId[];
}

/** The rows that a domain stands for, in their order. */
export function rowsOf({ parameters, patterns }: Domain): DomainRow[] {
  return patterns.flatMap((pattern) => {
    const { values, at = [], covers = [] } = pattern;
    return placesOf(pattern).map((place, number): DomainRow => {
      const read = (column: Column): Scalar => readColumn(column, place, number);
      return {
        chosen: Object.fromEntries(parameters.map((name, index) => [name, read(values[index] as Column)])),
        at: at.map(read) as Target[],
        covers: covers.map(read) as SpaceId[],
      };
    });
  });
}

export const countRows = ({ patterns }: Pick<Domain, 'patterns'>): number =>
  patterns.reduce((sum, { places }) => places.reduce((all, block) => all + sizeOf(block), sum), 0);

export const sizeOf = ([, , width = 1, height = 1]: Block): number => width * height;

/** A place to which a pattern is laid. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const placesOf = ({ places }: Pattern): Place[] =>
  places.flatMap(([x, y, width = 1, height = 1]) =>
    Array.from({ length: width * height }, (_, number) => ({
      x: x + (number % width),
      y: y + Math.floor(number / width),
    })),
  );

function readColumn(column: Column, { x, y }: Place, number: number): Scalar {
  if (typeof column !== 'object' || column === null) return column;
  if (isList(column)) return column[number] as Scalar;
  if ('on' in column) return `${column.on}/${squareName(y + (column.y ?? 0), x + (column.x ?? 0))}`;
  return 'x' in column ? x + column.x : y + column.y;
}

/** `Array.isArray` does not know lists that are only read. */
const isList = (column: object): column is readonly Scalar[] => Array.isArray(column);
