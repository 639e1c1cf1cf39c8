import { type Group, gridSize } from './groups.js';
import type { Placing } from './placing.js';
import { centred, fitted, inset, parts, type Rect, type Size } from './rect.js';
import { aroundFrom } from './seats.js';
import { TABLE_SIZES, type TableToPlace } from './table-to-place.js';

/** Left free above each place, for its caption. */
const CAPTION = 5;
const GAP = 3;
const BOARD_WEIGHT = 3;

/**
 * A table for a game that says nothing about it: the rivals' spaces on top, the shared ones in the middle, the
 * viewer's own at the lower edge. Every space has a place, a caption and room.
 */
export function defaultPlacings(groups: readonly Group[], table: TableToPlace): Placing[] {
  const cloth = inset({ x: 0, y: 0, ...TABLE_SIZES[table.shape] }, GAP);
  const strips = stripsOf(groups, table).filter((strip) => strip.length > 0);
  const rects = parts(cloth, strips.map(heightWeight), { gap: GAP, along: 'y' });
  return strips.flatMap((strip, index) => inStrip(strip, rects[index] ?? cloth, table));
}

/** From the upper edge to the lower one. What has a seat that is not at the table lies with the shared spaces. */
function stripsOf(groups: readonly Group[], { viewer, seats }: TableToPlace): Group[][] {
  const [mine, ...others] = aroundFrom(viewer, seats);
  const of = (seat: string | undefined) => groups.filter((group) => group.seat === seat);
  const seated = new Set<string | undefined>(seats);
  const shared = groups.filter(({ seat }) => !seated.has(seat));
  return [others.flatMap(of), shared, mine === undefined ? [] : of(mine)];
}

const heightWeight = (strip: readonly Group[]): number =>
  strip.some(({ isBoard }) => isBoard) ? BOARD_WEIGHT : 1;

/** Beside each other, boards larger; on a narrow table in two lines where there are many. */
function inStrip(strip: readonly Group[], rect: Rect, table: TableToPlace): Placing[] {
  const fits = Math.max(1, Math.floor(rect.width / 14));
  const lines = Math.ceil(strip.length / fits);
  const rects = parts(
    rect,
    Array.from({ length: lines }, () => 1),
    { gap: GAP, along: 'y' },
  );
  return rects.flatMap((line, index) => inLine(strip.slice(index * fits, (index + 1) * fits), line, table));
}

function inLine(line: readonly Group[], rect: Rect, table: TableToPlace): Placing[] {
  const weights = line.map(({ isBoard }) => (isBoard ? BOARD_WEIGHT : 1));
  const rects = parts(rect, weights, { gap: GAP, along: 'x' });
  return line.map((group, index) => placing(group, belowCaption(rects[index] ?? rect), table));
}

function placing(group: Group, room: Rect, { plain }: TableToPlace): Placing {
  const caption = `space.${group.base}`;
  if (!group.isBoard) return { group, rect: room, arrangement: arrangementOf(group), caption };
  const chart = plain?.charts[group.base];
  if (chart) {
    const rect = chart.type === 'track' ? room : centred(room, fitted(room, chart));
    return { group, rect, chart, arrangement: 'road', caption };
  }
  const grid = gridSize(group);
  if (grid === undefined) return { group, rect: room, arrangement: 'road', caption };
  const shape: Size = { width: grid.columns, height: grid.rows };
  return { group, rect: centred(room, fitted(room, shape)), arrangement: 'grid', caption };
}

/** By what kind of view it is, not by how much lies there: a place must not change its look in mid-match. */
const arrangementOf = ({ members }: Group): Placing['arrangement'] =>
  members.every(({ view }) => 'pieces' in view) ? 'row' : 'pile';

function belowCaption({ x, y, width, height }: Rect): Rect {
  const caption = Math.min(CAPTION, height / 4);
  return { x, y: y + caption, width, height: height - caption };
}
