import { HEX_WAYS, hexDistance } from '@tapete/core';
import type { HexBoardWritten } from '../shapes/boards.js';

export interface TilePlace {
  readonly q: number;
  readonly r: number;
}

/** A tile without a place: nothing says which one, or nothing fits all that is said of it. */
export interface Unplaced {
  readonly tile: string;
  readonly why: 'open' | 'impossible';
}

export interface PlacedTiles {
  readonly places: ReadonlyMap<string, TilePlace>;
  readonly unplaced: readonly Unplaced[];
}

type Written = Pick<HexBoardWritten, 'tiles' | 'edges' | 'vertices'>;

export const saysPlace = ({ q, r }: { readonly q?: number; readonly r?: number }): boolean =>
  q !== undefined && r !== undefined;

/**
 * Where each tile lies: as it says itself, or, where no tile says so, as follows from the edges and vertices that join
 * them. The first tile lies at 0, 0, its first neighbour to the right of it, and what touches both above; then every tile
 * follows that can lie in one place only.
 */
export function placeTiles(board: Written): PlacedTiles {
  const tiles = (board.tiles ?? []).filter((tile) => tile?.id);
  if (tiles.some((tile) => tile.q !== undefined || tile.r !== undefined)) {
    const said = tiles.filter(saysPlace).map(({ id, q = 0, r = 0 }) => [id, { q, r }] as const);
    return { places: new Map(said), unplaced: [] };
  }
  return follow(
    tiles.map(({ id }) => id),
    joinedTiles(board),
  );
}

/** Tiles that share a side, by what edges and vertices say. */
function joinedTiles({ edges, vertices }: Written): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>();
  for (const group of [...listOf<readonly string[]>(edges), ...listOf<readonly string[]>(vertices)]) {
    for (const tile of group ?? []) {
      const others = (group ?? []).filter((other) => other && other !== tile);
      joined.set(tile, [...new Set([...(joined.get(tile) ?? []), ...others])]);
    }
  }
  return joined;
}

const listOf = <Item>(list: 'all' | readonly Item[] | undefined): readonly Item[] =>
  list === undefined || list === 'all' ? [] : list;

function follow(tiles: readonly string[], joined: ReadonlyMap<string, readonly string[]>): PlacedTiles {
  const places = new Map<string, TilePlace>();
  const [first] = tiles;
  if (first !== undefined) places.set(first, { q: 0, r: 0 });
  for (let next = nextPlace(tiles, joined, places); next; next = nextPlace(tiles, joined, places))
    places.set(next.tile, next.place);
  const unplaced = tiles
    .filter((tile) => !places.has(tile))
    .map((tile): Unplaced => {
      const near = placedNear(tile, joined, places);
      const why = near.length > 1 && candidates(near, places).length === 0 ? 'impossible' : 'open';
      return { tile, why };
    });
  return { places, unplaced };
}

/** The next tile that can lie in one place only. While all lie in one row, left and right mean the same. */
function nextPlace(
  tiles: readonly string[],
  joined: ReadonlyMap<string, readonly string[]>,
  places: ReadonlyMap<string, TilePlace>,
): { readonly tile: string; readonly place: TilePlace } | undefined {
  const free = tiles.filter((tile) => !places.has(tile));
  for (const tile of free) {
    const near = placedNear(tile, joined, places);
    if (near.length === 0) continue;
    const [place, ...others] = candidates(near, places);
    const isFirstTurn = places.size <= 2 && near.length === places.size;
    if (place && (others.length === 0 || isFirstTurn)) return { tile, place };
  }
  return undefined;
}

const placedNear = (
  tile: string,
  joined: ReadonlyMap<string, readonly string[]>,
  places: ReadonlyMap<string, TilePlace>,
): TilePlace[] =>
  (joined.get(tile) ?? []).flatMap((other) => {
    const place = places.get(other);
    return place ? [place] : [];
  });

/** The free places beside all of these. */
function candidates(near: readonly TilePlace[], places: ReadonlyMap<string, TilePlace>): TilePlace[] {
  const [first, ...others] = near;
  if (!first) return [];
  const taken = [...places.values()];
  return HEX_WAYS.map(({ q, r }) => ({ q: first.q + q, r: first.r + r })).filter(
    (place) =>
      others.every((other) => hexDistance(place, other) === 1) &&
      !taken.some((one) => hexDistance(one, place) === 0),
  );
}
