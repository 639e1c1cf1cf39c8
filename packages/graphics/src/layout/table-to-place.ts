import type { SeatId, SpaceView, Viewer } from '@tapete/core';
import type { Chart, Layout } from '@tapete/manifest';
import type { Group } from './groups.js';
import type { Placing } from './placing.js';
import type { Rect } from './rect.js';

export type TableShape = 'wide' | 'tall';

/** Of a table without a layout. */
export const TABLE_SIZES = { wide: { width: 160, height: 100 }, tall: { width: 100, height: 160 } } as const;

export interface TableToPlace {
  /** Without one it needs `plain`: every space is shown, boards in the middle and what is the viewer's at the lower edge. */
  readonly layout?: Layout | undefined;
  /** For what no author has laid. */
  readonly plain?: PlainTable | undefined;
  readonly shape: TableShape;
  readonly viewer: Viewer;
  /** In turn order. */
  readonly seats: readonly SeatId[];
  /** Where the match is: some places are on the table in some phases alone. All of them when left out. */
  readonly phase?: string | undefined;
  /** Of the viewer's view. */
  readonly spaces: Readonly<Record<string, SpaceView>>;
}

/**
 * How a table is laid that its author has not laid, and boards that have no squares: `plainTable` of its own door, so
 * that a page fetches it for such games alone.
 */
export interface PlainTable {
  /** By board. */
  readonly charts: Readonly<Record<string, Chart>>;
  /** Undefined where a board is laid as one without a chart. */
  cells(group: Group, chart: Chart, inner: Rect): ReadonlyMap<string, Rect> | undefined;
  placings(groups: readonly Group[], table: TableToPlace): Placing[];
}
