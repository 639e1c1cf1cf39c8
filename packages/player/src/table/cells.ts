import { readSpaceId } from '@tapete/graphics/player';

/** A cell of a board: of `sea:p1/b7`, the board is `sea:p1`. */
export interface Cell {
  readonly space: string;
  readonly board: string;
  /** As it is written: `b7`. */
  readonly name: string;
  /** Counted from 0; of a cell that says where it is. */
  readonly column: number;
  readonly row: number;
}

/** The cell of rows and columns that a space id names; undefined where the space is none. */
export function cellOf(space: string): Cell | undefined {
  const { cell } = readSpaceId(space);
  if (cell?.column === undefined || cell.row === undefined) return undefined;
  return {
    space,
    board: space.slice(0, space.indexOf('/')),
    name: cell.name,
    column: cell.column,
    row: cell.row,
  };
}

/** Whether a space is a part of a board, of squares or not. */
export const isOnBoard = (space: string): boolean => space.includes('/');

/** What people call its column: the letters of its name. */
export const columnWords = ({ name }: Cell): string => name.replace(/\d+$/, '');

/**
 * The target that a press on a space means.
 *
 * A space that is a target is meant itself. A cell that is none stands in for the only target of its column, where
 * there is exactly one: what falls or slides along a column can be pressed anywhere in it. With more than one, or none,
 * the space means itself, and nothing is offered there.
 */
export function meantBy(space: string, targets: ReadonlySet<string | number>): string {
  const cell = cellOf(space);
  if (cell === undefined || targets.has(space)) return space;
  const inColumn = [...targets].filter((target) => {
    const other = typeof target === 'string' ? cellOf(target) : undefined;
    return other?.board === cell.board && other.column === cell.column;
  });
  return inColumn.length === 1 ? String(inColumn[0]) : space;
}
