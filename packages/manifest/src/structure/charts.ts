import type { HexBoardSpec, NetworkBoardSpec, TrackBoardSpec } from '@tapete/core';
import { joinedName } from '@tapete/core';
import type { Chart, ChartCell } from '../chart.js';
import type { Board } from '../shapes/boards.js';
import type { GameManifest } from '../shapes/game.js';
import { defined } from '../values/members.js';
import { boardSpec } from './boards.js';

/** A chart of each board that has no squares, by the board's id. A board of squares says in its names where they lie. */
export function boardCharts({ boardDefinitions }: GameManifest): Record<string, Chart> {
  const charts = boardDefinitions.flatMap((board): [string, Chart][] => {
    const chart = chartOf(board);
    return chart ? [[board.id, chart]] : [];
  });
  return Object.fromEntries(charts);
}

type Of<Type extends Board['type']> = Extract<Board, { readonly type: Type }>;
type At = NonNullable<ChartCell['at']>;

function chartOf(board: Board): Chart | undefined {
  const spec = boardSpec(board);
  if (spec.type === 'hex') return hexChart(board as Of<'hex'>, spec);
  if (spec.type === 'network') return networkChart(board as Of<'network'>, spec);
  return spec.type === 'track' ? trackChart(board as Of<'track'>, spec) : undefined;
}

/** A hex that stands on a corner is so much higher than wide; from row to row it is three quarters of that. */
const HEX_HEIGHT = 2 / Math.sqrt(3);

function hexChart({ tiles }: Of<'hex'>, { tiles: placed, edges, vertices }: HexBoardSpec): Chart {
  const raw = placed.map(({ q, r }): At => ({ x: q + r / 2, y: r * 0.75 * HEX_HEIGHT }));
  const { at, width, height } = framed(raw, { width: 1, height: HEX_HEIGHT });
  const places = new Map(placed.map(({ id }, index) => [id, at[index] as At]));
  const between = (kind: ChartCell['kind'], names: readonly string[]): ChartCell => ({
    id: joinedName(names),
    kind,
    at: middle(names.map((name) => places.get(name) as At)),
  });
  return {
    type: 'hex',
    width,
    height,
    cell: 1,
    between: 0.26,
    cells: [
      ...tiles.map((tile): ChartCell => ({ ...named(tile, 'tile'), at: places.get(tile.id) as At })),
      ...edges.map((ends) => between('edge', ends)),
      ...vertices.map((ends) => between('vertex', ends)),
    ],
    lines: [],
    closed: false,
  };
}

/** How large a node is to the distance of the two that are nearest to each other. */
const NODE_SHARE = 0.5;

function networkChart({ nodes }: Of<'network'>, { edges }: NetworkBoardSpec): Chart {
  const raw = nodes.map(
    ({ x, y }, index): At => (x === undefined || y === undefined ? onCircle(index, nodes.length) : { x, y }),
  );
  const cell = NODE_SHARE * leastDistance(raw);
  const { at, width, height } = framed(raw, { width: cell * 1.2, height: cell * 1.2 });
  const places = new Map(nodes.map(({ id }, index) => [id, at[index] as At]));
  return {
    type: 'network',
    width,
    height,
    cell,
    between: cell * 0.5,
    cells: [
      ...nodes.map((node): ChartCell => ({ ...named(node, 'node'), at: places.get(node.id) as At })),
      ...edges.map(
        (ends): ChartCell => ({
          id: joinedName(ends),
          kind: 'edge',
          at: middle(ends.map((name) => places.get(name) as At)),
        }),
      ),
    ],
    lines: edges.map(([one, other]) => [one, other]),
    closed: false,
  };
}

/** Spaces of a track lie as there is room; what is drawn between them is where it leads. */
function trackChart({ spaces, closed }: Of<'track'>, spec: TrackBoardSpec): Chart {
  return {
    type: 'track',
    width: spaces.length,
    height: 1,
    cell: 1,
    between: 1,
    cells: spaces.map((space) => named(space, 'space')),
    lines: spec.spaces.flatMap(({ id, next }) => next.map((to): [string, string] => [id, to])),
    closed: closed || isRound(spec),
  };
}

/** The last space that is walked to leads to the first again. */
const isRound = ({ spaces }: TrackBoardSpec): boolean =>
  spaces.some(({ next }) => spaces[0] !== undefined && next.includes(spaces[0].id));

const named = (
  { id, type, name }: { readonly id: string; readonly type?: string; readonly name?: string },
  kind: ChartCell['kind'],
): ChartCell => ({ id, kind, ...defined({ type, name }) });

const middle = (places: readonly At[]): At => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

const onCircle = (index: number, count: number): At => ({
  x: Math.sin((2 * Math.PI * index) / count) * count * 0.4,
  y: -Math.cos((2 * Math.PI * index) / count) * count * 0.4,
});

function leastDistance(places: readonly At[]): number {
  const far = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  const least = Math.min(...far.filter((distance) => distance > 0));
  return Number.isFinite(least) ? least : 1;
}

/** The same places moved so that all cells of this size lie to the right of and below 0. */
function framed(places: readonly At[], cell: { readonly width: number; readonly height: number }) {
  const left = Math.min(...places.map(({ x }) => x)) - cell.width / 2;
  const top = Math.min(...places.map(({ y }) => y)) - cell.height / 2;
  const at = places.map(({ x, y }): At => ({ x: x - left, y: y - top }));
  return {
    at,
    width: Math.max(...at.map(({ x }) => x)) + cell.width / 2,
    height: Math.max(...at.map(({ y }) => y)) + cell.height / 2,
  };
}
