import type { Chart, Place } from '@tapete/manifest';
import { arrangeChart } from './arrange-chart.js';
import { type Group, gridSize } from './groups.js';
import { inset, type Rect } from './rect.js';
import { columnsFor, tiles } from './tiles.js';

type BoardPlace = Pick<Place, 'arrangement' | 'margin' | 'origin'> & { readonly chart?: Chart | undefined };

/** Where each cell of a board lies, by the id of its space. */
export function arrangeCells(group: Group, place: BoardPlace, rect: Rect): ReadonlyMap<string, Rect> {
  const inner = inset(rect, place.margin ?? 0);
  if (place.chart && place.chart.type !== 'track') return arrangeChart(group, place.chart, inner);
  const grid = gridSize(group);
  const rects =
    grid === undefined || place.arrangement === 'road'
      ? onWay(group, inner, place)
      : squares(group, { inner, grid, place });
  return new Map(group.members.map(({ id }, index) => [id, rects[index] ?? inner]));
}

interface Squares {
  readonly inner: Rect;
  readonly grid: { readonly columns: number; readonly rows: number };
  readonly place: BoardPlace;
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

function onWay({ members }: Group, inner: Rect, { chart, origin }: BoardPlace): Rect[] {
  if (!chart?.closed) return road(inner, members.length, origin ?? 'bottom');
  const ids = members.map(({ cell }) => cell?.name ?? '');
  const round = roundOf(ids[0] ?? '', chart.lines);
  const rim = new Map(ring(inner, round.length).map((rect, index) => [round[index], rect]));
  return ids.map((id) => rim.get(id) ?? between(id, rim, chart.lines) ?? inner);
}

/** The spaces that one comes by who takes the first way at every fork. */
function roundOf(first: string, lines: Chart['lines']): string[] {
  const round = new Set<string>([first]);
  for (const id of round) {
    const next = lines.find(([from]) => from === id)?.[1];
    if (next !== undefined) round.add(next);
  }
  return [...round];
}

/** A space of a short cut lies straight between where it leaves the way round and where it comes back to it. */
function between(
  id: string,
  rim: ReadonlyMap<string | undefined, Rect>,
  lines: Chart['lines'],
): Rect | undefined {
  const step = (at: string, from: 0 | 1): readonly [Rect, number] | undefined => {
    let here: string | undefined = at;
    for (let steps = 1; steps <= lines.length; steps++) {
      here = lines.find((line) => line[from] === here)?.[from === 0 ? 1 : 0];
      const rect = rim.get(here);
      if (rect) return [rect, steps];
    }
    return undefined;
  };
  const [back, ahead] = [step(id, 1), step(id, 0)];
  if (!back || !ahead) return undefined;
  const share = back[1] / (back[1] + ahead[1]);
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { ...back[0], x: mix(back[0].x, ahead[0].x), y: mix(back[0].y, ahead[0].y) };
}

/** A way round: spaces of one size along the rim, from the lower left corner up. */
function ring(inner: Rect, count: number): Rect[] {
  const { columns, rows } = rimFor(inner, count);
  const size = { width: inner.width / columns, height: inner.height / rows };
  const steps = [
    ...Array.from({ length: rows - 1 }, (_, step) => [0, rows - 1 - step] as const),
    ...Array.from({ length: columns - 1 }, (_, step) => [step, 0] as const),
    ...Array.from({ length: rows - 1 }, (_, step) => [columns - 1, step] as const),
    ...Array.from({ length: columns - 1 }, (_, step) => [columns - 1 - step, rows - 1] as const),
  ];
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = steps[index % steps.length] ?? [0, 0];
    return { x: inner.x + column * size.width, y: inner.y + row * size.height, ...size };
  });
}

/** Columns and rows whose rim has room for so many, nearest to squares. */
function rimFor({ width, height }: Rect, count: number): { readonly columns: number; readonly rows: number } {
  const half = Math.max(2, Math.ceil(count / 2));
  const columns = Math.min(half, Math.max(2, Math.round((half + 2) * (width / (width + height)))));
  return { columns, rows: Math.max(2, half + 2 - columns) };
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
