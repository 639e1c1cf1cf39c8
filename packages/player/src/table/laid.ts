import {
  type PlacedPlace,
  type PlacedSpace,
  type PlacedTable,
  placeLayout,
  type Rect,
  type TableToPlace,
} from '@tapete/graphics/player';
import type { PieceView, View } from '../shapes.js';

/** A piece, or one back of many, where it lies. */
export interface LaidPiece {
  readonly key: string;
  readonly space: string;
  /** Undefined for backs that are only counted. */
  readonly piece: PieceView | undefined;
  readonly rect: Rect;
  /** Drawn from the bow down: what covers spaces along a column is its picture turned by a quarter. */
  readonly turned: boolean;
  /** Its layer: over what lies behind its board, under what stands in front. */
  readonly layer: number;
}

export interface LaidTable extends PlacedTable {
  readonly pieces: readonly LaidPiece[];
  readonly pieceOf: ReadonlyMap<number, LaidPiece>;
  readonly spaceOf: ReadonlyMap<string, PlacedSpace>;
  readonly placeOf: ReadonlyMap<string, PlacedPlace>;
  readonly layerOf: ReadonlyMap<string, number>;
}

/** A board without a picture of its own, that lies over no other. */
export const isBare = ({ isBoard, behind, front, cell, over }: PlacedPlace): boolean =>
  isBoard && [behind, front, cell, over].every((picture) => picture === undefined);

/** Layers of one place: behind, pieces, front, what can be pressed. */
export const LAYERS = 4;

/** A view with the place of everything in it. */
export function layTable(table: Omit<TableToPlace, 'spaces'>, view: View): LaidTable {
  const placed = placeLayout({ ...table, spaces: view.spaces });
  const spaces = placed.places.flatMap((place, index) =>
    place.spaces.map((space) => ({ place, space, layer: index * LAYERS + 1 })),
  );
  const spaceOf = new Map(spaces.map(({ space }) => [space.id, space]));
  const lying = spaces.flatMap(({ space, layer }) => piecesOn({ space, layer, spaceOf }, view));
  // What covers spaces lies under what lies in them.
  const pieces = [...lying.filter(covers), ...lying.filter((laid) => !covers(laid))];
  return {
    ...placed,
    pieces,
    pieceOf: new Map(pieces.flatMap((laid) => (laid.piece === undefined ? [] : [[laid.piece.name, laid]]))),
    spaceOf,
    placeOf: new Map(spaces.map(({ place, space }) => [space.id, place])),
    layerOf: new Map(spaces.map(({ space, layer }) => [space.id, layer])),
  };
}

const covers = ({ piece }: LaidPiece): boolean => piece?.covers !== undefined;

interface Lying {
  readonly space: PlacedSpace;
  readonly layer: number;
  readonly spaceOf: ReadonlyMap<string, PlacedSpace>;
}

function piecesOn({ space, layer, spaceOf }: Lying, view: View): readonly LaidPiece[] {
  const seen = view.spaces[space.id];
  const known = seen !== undefined && 'pieces' in seen ? seen.pieces : [];
  return space.pieces.map((rect, index) => {
    const piece = known[index];
    const key = piece === undefined ? `${space.id} ${index}` : String(piece.name);
    const covered = (piece?.covers ?? []).flatMap((id) => spaceOf.get(id)?.rect ?? []);
    return { key, space: space.id, piece, layer, ...spanned(space.rect, rect, covered) };
  });
}

/** The box of a piece: its own place, or all the cells that it lies in and covers, and whether these stand on end. */
export function spanned(
  cell: Rect,
  own: Rect,
  covered: readonly Rect[],
): { readonly rect: Rect; readonly turned: boolean } {
  if (covered.length === 0) return { rect: own, turned: false };
  const all = [cell, ...covered];
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))];
  const width = Math.max(...all.map((each) => each.x + each.width)) - x;
  const height = Math.max(...all.map((each) => each.y + each.height)) - y;
  if (height <= width) return { rect: { x, y, width, height }, turned: false };
  // The box of the picture before it is turned about its middle.
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const rect = { x: middleX - height / 2, y: middleY - width / 2, width: height, height: width };
  return { rect, turned: true };
}

/** Of the two shapes that a table can have, the one that fills the room better. */
export function betterShape(
  room: { width: number; height: number },
  sizes: Readonly<Record<'wide' | 'tall', Size>>,
): 'wide' | 'tall' {
  const filled = ({ width, height }: Size) => {
    const scale = Math.min(room.width / width, room.height / height);
    return scale * width * scale * height;
  };
  return filled(sizes.wide) >= filled(sizes.tall) ? 'wide' : 'tall';
}

interface Size {
  readonly width: number;
  readonly height: number;
}
