import type { SeatId, SpaceView, Viewer } from '@tapete/core';
import type { Chart, Layout } from '@tapete/manifest';

export type TableShape = 'wide' | 'tall';

export interface TableToPlace {
  /** Without one every space is shown, boards in the middle and what is the viewer's at the lower edge. */
  readonly layout?: Layout | undefined;
  /** Of boards that have no squares, by board. */
  readonly charts?: Readonly<Record<string, Chart>> | undefined;
  readonly shape: TableShape;
  readonly viewer: Viewer;
  /** In turn order. */
  readonly seats: readonly SeatId[];
  /** Where the match is: some places are on the table in some phases alone. All of them when left out. */
  readonly phase?: string | undefined;
  /** Of the viewer's view. */
  readonly spaces: Readonly<Record<string, SpaceView>>;
}
