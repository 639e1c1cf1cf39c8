import type { Chart } from '@tapete/manifest';
import type { Group } from './groups.js';
import { centred, fitted, type Rect } from './rect.js';

/** Where each space of a board lies whose chart says so, as large as there is room. */
export function arrangeChart(group: Group, chart: Chart, inner: Rect): ReadonlyMap<string, Rect> {
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
