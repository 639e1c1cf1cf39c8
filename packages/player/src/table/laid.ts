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

/** Layers of one place: behind, pieces, front, what can be pressed. */
export const LAYERS = 4;

/** A view with the place of everything in it. */
export function layTable(table: Omit<TableToPlace, 'spaces'>, view: View): LaidTable {
  const placed = placeLayout({ ...table, spaces: view.spaces });
  const spaces = placed.places.flatMap((place, index) =>
    place.spaces.map((space) => ({ place, space, layer: index * LAYERS + 1 })),
  );
  const pieces = spaces.flatMap(({ space, layer }) => piecesOn(space, view, layer));
  return {
    ...placed,
    pieces,
    pieceOf: new Map(pieces.flatMap((laid) => (laid.piece === undefined ? [] : [[laid.piece.name, laid]]))),
    spaceOf: new Map(spaces.map(({ space }) => [space.id, space])),
    placeOf: new Map(spaces.map(({ place, space }) => [space.id, place])),
    layerOf: new Map(spaces.map(({ space, layer }) => [space.id, layer])),
  };
}

function piecesOn(space: PlacedSpace, view: View, layer: number): readonly LaidPiece[] {
  const seen = view.spaces[space.id];
  const known = seen !== undefined && 'pieces' in seen ? seen.pieces : [];
  return space.pieces.map((rect, index) => {
    const piece = known[index];
    const key = piece === undefined ? `${space.id} ${index}` : String(piece.name);
    return { key, space: space.id, piece, rect, layer };
  });
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
