import { type Group, gridSize } from './groups.js';
import type { Placing } from './placing.js';
import { inset, type Rect } from './rect.js';
import type { PlainTable } from './table-to-place.js';
import { columnsFor, tiles } from './tiles.js';

type BoardPlace = Pick<Placing, 'group' | 'chart' | 'rect' | 'arrangement' | 'margin' | 'origin'>;

/** Where each cell of a board lies, by the id of its space. */
export function arrangeCells(
  { group, chart, rect, ...place }: BoardPlace,
  plain: PlainTable | undefined,
): ReadonlyMap<string, Rect> {
  const inner = inset(rect, place.margin ?? 0);
  const charted = chart && plain?.cells(group, chart, inner);
  if (charted !== undefined) return charted;
  const grid = gridSize(group);
  const rects =
    grid === undefined || place.arrangement === 'road'
      ? road(inner, group.members.length, place.origin ?? 'bottom')
      : squares(group, { inner, grid, place });
  return new Map(group.members.map(({ id }, index) => [id, rects[index] ?? inner]));
}

interface Squares {
  readonly inner: Rect;
  readonly grid: { readonly columns: number; readonly rows: number };
  readonly place: Pick<BoardPlace, 'arrangement' | 'origin'>;
}

/** Cells by column and row. Of a hex field every second row is half a cell further, and rows lie into each other. */
function squares({ members }: Group, { inner, grid, place }: Squares): Rect[] {
  const isHex = place.arrangement === 'hex';
  const width = inner.width / (grid.columns + (isHex && grid.rows > 1 ? 0.5 : 0));
  const height = inner.height / (isHex ? 0.75 * grid.rows + 0.25 : grid.rows);
  const step = isHex ? 0.75 * height : height;
  return members.map(({ cell }) => {
    const row = cell?.row ?? 0;
    const fromTop = place.origin === 'top' ? row : grid.rows - 1 - row;
    const shift = isHex && row % 2 === 1 ? width / 2 : 0;
    return { x: inner.x + (cell?.column ?? 0) * width + shift, y: inner.y + fromTop * step, width, height };
  });
}

/** A way that turns at the end of each line, so that every square lies beside the next one. */
function road(inner: Rect, count: number, origin: 'bottom' | 'top'): Rect[] {
  const columns = columnsFor(inner, count, { width: 1, height: 1 });
  const lines = tiles(inner, columns * Math.ceil(count / columns));
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = index % columns;
    const column = line % 2 === 0 ? inLine : columns - 1 - inLine;
    const fromTop = origin === 'top' ? line : lines.length / columns - 1 - line;
    return lines[fromTop * columns + column] ?? inner;
  });
}
