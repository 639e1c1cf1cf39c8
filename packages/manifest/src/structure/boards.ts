import { type BoardSpec, type CellSpec, hexDistance } from '@tapete/core';
import type { Board } from '../shapes/boards.js';
import { placeTiles, type TilePlace } from '../values/place-tiles.js';
import { visibilityOf } from './visibility.js';

/** A board as the engine needs it: every tile at its place, every edge listed, every space with the next. */
export function boardSpec(board: Board): BoardSpec {
  const { id, per } = board;
  const base = { id, per, visibility: visibilityOf(board.visibility) };
  switch (board.type) {
    case 'square':
      return { type: 'square', ...base, rows: board.rows, columns: board.columns };
    case 'network':
      return {
        type: 'network',
        ...base,
        nodes: board.nodes.map(cell),
        edges: board.edges.map(inOrderOf(board.nodes)),
      };
    case 'track':
      return { type: 'track', ...base, spaces: trackSpaces(board) };
    case 'hex':
      return { type: 'hex', ...base, ...hexField(board) };
  }
}

type Of<Type extends Board['type']> = Extract<Board, { readonly type: Type }>;
type Listed = readonly { readonly id: string }[];

const cell = ({ id, type }: { readonly id: string; readonly type?: string }): CellSpec =>
  type === undefined ? { id } : { id, type };

/** What joins cells names them in the order of the board, so that each has one name whoever writes it. */
const inOrderOf =
  (cells: Listed) =>
  <Names extends readonly string[]>(names: Names): Names => {
    const order = cells.map(({ id }) => id);
    return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b)) as readonly string[] as Names;
  };

function trackSpaces({ spaces, closed }: Of<'track'>): (CellSpec & { readonly next: readonly string[] })[] {
  return spaces.map((space, index) => {
    const following = spaces[index + 1] ?? (closed ? spaces[0] : undefined);
    return { ...cell(space), next: space.next ?? (following ? [following.id] : []) };
  });
}

function hexField(board: Of<'hex'>) {
  const { places } = placeTiles(board);
  const tiles = board.tiles.map((tile) => ({ ...cell(tile), ...(places.get(tile.id) as TilePlace) }));
  const order = inOrderOf(board.tiles);
  return {
    tiles,
    edges: board.edges === 'all' ? allEdges(tiles) : board.edges.map(order),
    vertices: board.vertices === 'all' ? allVertices(tiles) : board.vertices.map(order),
  };
}

type Tile = TilePlace & { readonly id: string };

const touches = (one: Tile, other: Tile): boolean => hexDistance(one, other) === 1;

/** Tiles after one of them in the order of the board that touch it. */
const touchingAfter = (tiles: readonly Tile[], tile: Tile): Tile[] =>
  tiles.slice(tiles.indexOf(tile) + 1).filter((other) => touches(tile, other));

export const allEdges = (tiles: readonly Tile[]): [string, string][] =>
  tiles.flatMap((one) => touchingAfter(tiles, one).map(({ id }): [string, string] => [one.id, id]));

export function allVertices(tiles: readonly Tile[]): [string, string, string][] {
  return tiles.flatMap((one) => {
    const near = touchingAfter(tiles, one);
    return near.flatMap((other) =>
      near
        .slice(near.indexOf(other) + 1)
        .filter((third) => touches(other, third))
        .map(({ id }): [string, string, string] => [one.id, other.id, id]),
    );
  });
}
