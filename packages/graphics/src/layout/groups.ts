import type { SpaceView } from '@tapete/core';
import { type Cell, readSpaceId } from './space-id.js';

/** What a layout places as one: a space, or all cells of one board, of one seat where each has its own. */
export interface Group {
  readonly base: string;
  readonly seat?: string;
  readonly isBoard: boolean;
  readonly members: readonly Member[];
}

export interface Member {
  readonly id: string;
  readonly view: SpaceView;
  /** Of a board. */
  readonly cell?: Cell;
}

/** The spaces of a view, boards put together, in the order in which the view has them. */
export function groupsOf(spaces: Readonly<Record<string, SpaceView>>): Group[] {
  const groups = new Map<string, Group & { readonly members: Member[] }>();
  for (const [id, view] of Object.entries(spaces)) {
    const { base, seat, cell } = readSpaceId(id);
    const key = id.replace(/\/.*$/, '');
    const group = groups.get(key) ?? emptyGroup(base, seat, cell !== undefined);
    group.members.push(cell === undefined ? { id, view } : { id, view, cell });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function emptyGroup(base: string, seat: string | undefined, isBoard: boolean) {
  return { base, ...(seat === undefined ? {} : { seat }), isBoard, members: [] as Member[] };
}

/** How many pieces a viewer is shown of a space, and which of them are down: backs close up. */
export function piecesOf(view: SpaceView): readonly { readonly isDown: boolean }[] {
  if ('pieces' in view) return view.pieces.map(({ face }) => ({ isDown: face === 'down' }));
  const count = 'count' in view ? view.count : Number(view.any);
  return Array.from({ length: count }, () => ({ isDown: true }));
}

/** Columns and rows of a board of squares; undefined where its cells do not say where they are. */
export function gridSize({
  members,
}: Group): { readonly columns: number; readonly rows: number } | undefined {
  let columns = 0;
  let rows = 0;
  for (const { cell } of members) {
    if (cell?.column === undefined || cell.row === undefined) return undefined;
    columns = Math.max(columns, cell.column + 1);
    rows = Math.max(rows, cell.row + 1);
  }
  return members.length === 0 ? undefined : { columns, rows };
}
