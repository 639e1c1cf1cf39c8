import type { Chart } from '@tapete/manifest';
import type { Group } from './groups.js';
import { centred, fitted, type Rect } from './rect.js';

/**
 * Where each space of a board lies that has no squares, as large as there is room: where its chart says so, those of a
 * way round along the rim. Undefined for a way that has two ends: it lies as any road.
 */
export function arrangeChart(group: Group, chart: Chart, inner: Rect): ReadonlyMap<string, Rect> | undefined {
  if (chart.type !== 'track') return atPoints(group, chart, inner);
  return chart.closed ? roundTheRim(group, chart, inner) : undefined;
}

function atPoints(group: Group, chart: Chart, inner: Rect): ReadonlyMap<string, Rect> {
  const whole = centred(inner, fitted(inner, chart));
  const scale = whole.width / chart.width;
  const cells = new Map(chart.cells.map((cell) => [cell.id, cell]));
  return new Map(
    group.members.map(({ id, cell }) => {
      const { at, kind } = cells.get(cell?.name ?? '') ?? {};
      const side = scale * (kind === 'edge' || kind === 'vertex' ? chart.between : chart.cell);
      if (!at) return [id, inner];
      return [
        id,
        {
          x: whole.x + at.x * scale - side / 2,
          y: whole.y + at.y * scale - side / 2,
          width: side,
          height: side,
        },
      ];
    }),
  );
}

function roundTheRim({ members }: Group, { lines }: Chart, inner: Rect): ReadonlyMap<string, Rect> {
  const round = roundOf(members[0]?.cell?.name ?? '', lines);
  const rim = new Map(ring(inner, round.length).map((rect, index) => [round[index], rect]));
  return new Map(
    members.map(({ id, cell }) => {
      const name = cell?.name ?? '';
      return [id, rim.get(name) ?? between(name, rim, lines) ?? inner];
    }),
  );
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
