import type { SpaceView } from '@tapete/core';
import type { Chart, Layout, Place } from '@tapete/manifest';
import { arrangeCells } from './arrange-cells.js';
import { arrangePieces } from './arrange-pieces.js';
import { type Group, groupsOf, piecesOf } from './groups.js';
import type { Placing } from './placing.js';
import { parts, type Rect, type Size } from './rect.js';
import { seatsAt } from './seats.js';
import { type PlainTable, TABLE_SIZES, type TableToPlace } from './table-to-place.js';

export interface PlacedTable {
  readonly width: number;
  readonly height: number;
  readonly cloth: Layout['cloth'];
  /** Later ones lie over earlier ones. */
  readonly places: readonly PlacedPlace[];
}

/** A space, or all cells of a board, with the pictures under and over their pieces. */
export interface PlacedPlace {
  /** As the layout names it: `supply`, `board`. */
  readonly of: string;
  readonly seat?: string;
  readonly rect: Rect;
  readonly isBoard: boolean;
  readonly arrangement: Place['arrangement'];
  /** Of a board that has no squares. */
  readonly chart?: Chart;
  /** Picture slots. */
  readonly behind?: string;
  readonly front?: string;
  /** Picture slot, for every cell. */
  readonly cell?: string;
  /** Whether letters and numbers stand in the rim. */
  readonly coordinates?: true;
  /** The board over which it lies. */
  readonly over?: string;
  /** Text key. */
  readonly caption?: string;
  readonly spaces: readonly PlacedSpace[];
}

export interface PlacedSpace {
  readonly id: string;
  readonly rect: Rect;
  /** Column and row of a cell, where its board has such. */
  readonly column?: number;
  readonly row?: number;
  /** Of its pieces, from bottom to top; of a count, so many backs. */
  readonly pieces: readonly Rect[];
  /** Where a piece would lie that comes next. */
  readonly next: Rect;
}

/**
 * Where everything lies that a viewer is shown. A pure function: the same table for the same view.
 * A layout shows what it names, and nothing twice; a space that its viewer sees nothing of has no place.
 */
export function placeLayout(table: TableToPlace): PlacedTable {
  const groups = groupsOf(table.spaces);
  const sheet = table.layout?.[table.shape];
  const placings = sheet ? placingsOf(sheet.places, groups, table) : plainPlacings(groups, table);
  const { width, height } = sheet ?? TABLE_SIZES[table.shape];
  const places = placings.map((placing) => placedPlace(placing, table.plain));
  return { width, height, cloth: table.layout?.cloth ?? 'green', places };
}

function plainPlacings(groups: readonly Group[], table: TableToPlace): Placing[] {
  if (table.plain === undefined) throw new Error('a table without a layout needs plainTable()');
  return table.plain.placings(groups, table);
}

/** The places of a layout with the groups that they mean, the first place of each group alone. */
function placingsOf(places: readonly Place[], groups: readonly Group[], table: TableToPlace): Placing[] {
  const placed = new Set<Group>();
  const here = places.filter(({ phases }) => !phases || !table.phase || phases.includes(table.phase));
  return here.flatMap((place) => {
    const meant = groupsAt(place, groups, table).filter((group) => !placed.has(group));
    const { x, y, width, height } = place;
    const rects = parts(
      { x, y, width, height },
      meant.map(() => 1),
    );
    return meant.map((group, index) => {
      placed.add(group);
      return { ...place, group, rect: rects[index] ?? bare(place), chart: table.plain?.charts[group.base] };
    });
  });
}

function groupsAt(place: Place, groups: readonly Group[], { viewer, seats }: TableToPlace): Group[] {
  const named = groups.filter(({ base }) => base === place.of);
  if (named.every(({ seat }) => seat === undefined)) return named;
  return seatsAt(place.seat, viewer, seats).flatMap((seat) => named.filter((group) => group.seat === seat));
}

function placedPlace(placing: Placing, plain: PlainTable | undefined): PlacedPlace {
  const { group, rect, arrangement, behind, front, cell, coordinates, over, caption } = placing;
  return {
    of: group.base,
    ...(group.seat === undefined ? {} : { seat: group.seat }),
    rect: bare(rect),
    isBoard: group.isBoard,
    arrangement,
    ...(placing.chart === undefined ? {} : { chart: placing.chart }),
    ...(behind === undefined ? {} : { behind }),
    ...(front === undefined ? {} : { front }),
    ...(cell === undefined ? {} : { cell }),
    ...(coordinates === true ? { coordinates } : {}),
    ...(over === undefined ? {} : { over }),
    ...(caption === undefined ? {} : { caption }),
    spaces: placedSpaces(placing, plain),
  };
}

function placedSpaces(placing: Placing, plain: PlainTable | undefined): PlacedSpace[] {
  const { group, rect } = placing;
  const cells = group.isBoard ? arrangeCells(placing, plain) : undefined;
  return group.members.map(({ id, view, cell }) => ({
    id,
    rect: bare(cells?.get(id) ?? rect),
    ...(cell?.column === undefined ? {} : { column: cell.column }),
    ...(cell?.row === undefined ? {} : { row: cell.row }),
    ...placedPieces(placing, cells?.get(id) ?? rect, view),
  }));
}

/** In a cell of a board pieces lie on each other; in a space by itself, as the place says. */
function placedPieces({ group, arrangement, piece, turn, chart }: Placing, rect: Rect, view: SpaceView) {
  const pieces = piecesOf(view);
  const onChart = chart && { arrangement: 'grid' as const, size: piece ?? beside(rect, pieces.length) };
  const how = {
    arrangement: group.isBoard ? ('pile' as const) : arrangement,
    rect: bare(rect),
    size: piece,
    turn,
    ...onChart,
  };
  const withNext = arrangePieces({ ...how, pieces: [...pieces, { isDown: false }] });
  const next = withNext.at(-1) ?? rect;
  return { pieces: arrangePieces({ ...how, pieces }), next };
}

/** On a board that shows its ground a piece leaves a rim of it, and several lie beside each other. */
function beside({ width, height }: Rect, count: number): Size {
  const side = (Math.min(width, height) * 0.62) / Math.max(1, Math.ceil(Math.sqrt(count)));
  return { width: side, height: side };
}

/** A place of a layout says more than a rectangle. */
const bare = ({ x, y, width, height }: Omit<Rect, 'turn'>): Rect => ({ x, y, width, height });
