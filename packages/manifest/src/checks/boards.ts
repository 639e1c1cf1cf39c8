import { hexDistance, NONE, readSquareName } from '@tapete/core';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { HexBoardWritten, NetworkBoardWritten, TrackBoardWritten } from '../shapes/boards.js';
import type { GameWritten } from '../shapes/game.js';
import { MOST_COLUMNS } from '../shapes/table.js';
import { type PlacedTiles, placeTiles, saysPlace } from '../values/place-tiles.js';
import { each, mustDiffer, mustExist, valuesOf } from './each.js';
import { checkSize, type SizeAround } from './sizes.js';
import { checkVisibility } from './variables.js';

type BoardWritten = NonNullable<GameWritten['boardDefinitions']>[number];

export function checkBoard(board: BoardWritten, around: SizeAround): void {
  const { path, report } = around;
  checkVisibility(board.visibility, [...path, 'visibility'], report);
  if (board.type === 'square') {
    checkSize(board.rows, { ...around, path: [...path, 'rows'] });
    checkSize(board.columns, { ...around, path: [...path, 'columns'], most: MOST_COLUMNS });
    return;
  }
  checkCellNames(board, path, report);
  if (board.type === 'hex') checkHex(board, path, report);
  else if (board.type === 'network') checkNetwork(board, path, report);
  else checkTrack(board, path, report);
}

/** `c4` is a square wherever it is written, so no other cell is called so. */
function checkCellNames(board: Exclude<BoardWritten, { type: 'square' }>, path: Path, report: Report): void {
  const key = { hex: 'tiles', network: 'nodes', track: 'spaces' }[board.type];
  const cells = board.type === 'hex' ? board.tiles : board.type === 'network' ? board.nodes : board.spaces;
  each<{ readonly id: string }>(cells, [...path, key], ({ id }, at) => {
    if (readSquareName(id ?? '').row === NONE) return;
    const near = id.replace(/(\d+)$/, '-$1');
    report('NAME_WRONG', [...at, 'id'], `\`${id}\` is how a square is called, by column and row`, near);
  });
}

function checkHex(board: HexBoardWritten, path: Path, report: Report): void {
  const tiles = valuesOf(board.tiles, ({ id }) => id);
  mustDiffer(report, { list: board.tiles, at: [...path, 'tiles'], key: 'id', of: ({ id }) => id });
  const placed = placeTiles(board);
  checkPlaces(board, placed, { path: [...path, 'tiles'], report });
  for (const group of ['edges', 'vertices'] as const) {
    const list = board[group];
    if (list === 'all') continue;
    checkJoined(list, { cells: tiles, kind: 'tile', path: [...path, group], report });
    each<readonly string[]>(list, [...path, group], (names, at) =>
      mustTouch(names, placed, { path: at, report }),
    );
  }
}

interface Around {
  readonly path: Path;
  readonly report: Report;
}

/** Either every tile says where it lies and no two say the same, or it follows for every one. */
function checkPlaces(
  { tiles }: HexBoardWritten,
  { places, unplaced }: PlacedTiles,
  { path, report }: Around,
): void {
  const taken = new Map<string, string>();
  const isSaid = (tiles ?? []).some((tile) => tile && (tile.q !== undefined || tile.r !== undefined));
  each(tiles, path, (tile, at) => {
    if (isSaid && !saysPlace(tile)) {
      const key = tile.q === undefined ? 'q' : 'r';
      report(
        'TILE_UNPLACED',
        at,
        `\`${tile.id}\` has no \`${key}\`; where one tile says its place, all must`,
      );
      return;
    }
    const place = `${places.get(tile.id)?.q},${places.get(tile.id)?.r}`;
    const other = taken.get(place);
    if (isSaid && other !== undefined && other !== tile.id)
      report('PLACE_TAKEN', at, `\`${other}\` lies at this place already`);
    taken.set(place, tile.id);
    const why = unplaced.find((one) => one.tile === tile.id)?.why;
    if (why) report('TILE_UNPLACED', at, `${UNPLACED[why](tile.id)}; say \`q\` and \`r\` of each tile`);
  });
}

const UNPLACED = {
  open: (tile: string) => `edges and vertices do not say where \`${tile}\` lies`,
  impossible: (tile: string) => `there is no place where \`${tile}\` touches all that it is joined to`,
} as const;

/** What joins tiles lies between them, so they must be neighbours. */
function mustTouch(names: readonly string[], { places }: PlacedTiles, { path, report }: Around): void {
  const known = [...new Set(names)].flatMap((name) => {
    const place = places.get(name);
    return place ? [{ name, ...place }] : [];
  });
  const [one, other] = known.flatMap((first, index) => {
    const far = known.slice(index + 1).find((second) => hexDistance(first, second) !== 1);
    return far ? [first, far] : [];
  });
  if (one && other) report('TILES_APART', path, `\`${one.name}\` and \`${other.name}\` do not touch`);
}

function checkNetwork(board: NetworkBoardWritten, path: Path, report: Report): void {
  const { nodes, edges } = board;
  mustDiffer(report, { list: nodes, at: [...path, 'nodes'], key: 'id', of: ({ id }) => id });
  const cells = valuesOf(nodes, ({ id }) => id);
  checkJoined(edges, { cells, kind: 'node', path: [...path, 'edges'], report });
  const isWhole = (edges ?? []).every((ends) => ends?.every((name) => cells.includes(name)));
  const isDrawn = (nodes ?? []).some((node) => node && (node.x !== undefined || node.y !== undefined));
  const steps = new Map<string, string[]>(cells.map((id) => [id, []]));
  each<readonly string[]>(edges, [], ([one = '', other = '']) => {
    steps.get(one)?.push(other);
    steps.get(other)?.push(one);
  });
  const reached = reachedFrom(cells[0], steps);
  each(nodes, [...path, 'nodes'], (node, at) => {
    if (isDrawn && (node.x === undefined || node.y === undefined))
      report('NODE_UNPLACED', at, `\`${node.id}\` has no \`x\` and \`y\`; where one node has them, all must`);
    if (isWhole && node.id && !reached.has(node.id))
      report('CELL_UNREACHABLE', at, `no edges lead from \`${cells[0]}\` to \`${node.id}\``);
  });
}

function checkTrack({ spaces, closed }: TrackBoardWritten, path: Path, report: Report): void {
  const at = [...path, 'spaces'];
  mustDiffer(report, { list: spaces, at, key: 'id', of: ({ id }) => id });
  const cells = valuesOf(spaces, ({ id }) => id);
  const steps = new Map<string, readonly string[]>();
  each(spaces, at, ({ id, next }, here) => {
    const after = spaces[Number(here.at(-1)) + 1]?.id ?? (closed ? cells[0] : undefined);
    steps.set(id, next ?? (after ? [after] : []));
    each(next, [...here, 'next'], (name, path) =>
      mustExist(report, { name, among: cells, path, code: 'TILE_UNKNOWN', kind: 'space of this track' }),
    );
  });
  if ([...steps.values()].flat().some((name) => !cells.includes(name))) return;
  const reached = reachedFrom(cells[0], steps);
  each(spaces, at, ({ id }, here) => {
    if (id && !reached.has(id))
      report('CELL_UNREACHABLE', here, `no way leads from \`${cells[0]}\` to \`${id}\``);
  });
}

function reachedFrom(
  first: string | undefined,
  steps: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set(first === undefined ? [] : [first]);
  for (const cell of reached) for (const next of steps.get(cell) ?? []) reached.add(next);
  return reached;
}

interface Cells extends Around {
  readonly cells: readonly string[];
  readonly kind: string;
}

/** Groups of cells between which something lies: known ones, each once, no group twice. */
function checkJoined(
  list: readonly (readonly string[])[] | undefined,
  { cells, kind, path, report }: Cells,
): void {
  const taken = new Map<string, Path>();
  each(list, path, (names, at) => {
    each(names, at, (name, here) => {
      mustExist(report, { name, among: cells, path: here, code: 'TILE_UNKNOWN', kind });
      if (name && names.indexOf(name) < Number(here.at(-1)))
        report(
          'EDGE_ITSELF',
          here,
          `\`${name}\` stands here twice; an edge or vertex lies between different ones`,
        );
    });
    const key = [...names].sort().join('+');
    const other = taken.get(key);
    if (other) report('ID_TWICE', at, `this is the same as /${other.join('/')}`);
    else taken.set(key, at);
  });
}
