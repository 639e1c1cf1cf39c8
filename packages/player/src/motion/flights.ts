import type { Cue, Rect } from '@tapete/graphics/player';
import type { PieceView } from '../shapes.js';
import type { LaidPiece, LaidTable } from '../table/laid.js';

/** What a step is shown on: the table as it is drawn, and as it will be. */
export interface Scene {
  readonly drawn: LaidTable;
  readonly after: LaidTable;
}

/** The way of one piece, or of a back that nobody has a name for. */
export interface Flight {
  readonly name: number | undefined;
  /** As it lies drawn; undefined for what is not drawn yet, and is shown for this way alone. */
  readonly laid: LaidPiece | undefined;
  readonly from: Rect;
  readonly to: Rect;
  /** The upper edge of the board that it comes to. */
  readonly top: number;
  readonly layer: number;
  /** What is seen of it at first and in the end; a back where it is undefined. */
  readonly shows: { readonly first: PieceView | undefined; readonly last: PieceView | undefined };
}

/**
 * The ways that a cue shows, in the order in which they begin.
 *
 * With pieces, theirs. With `spaces`, what is dealt: to each of them in turn its next piece, from the bottom. With
 * neither, what has left `from`; where nobody sees what that is, one back.
 */
export function flightsOf(scene: Scene, cue: Cue): readonly Flight[] {
  if (cue.pieces.length > 0) return cue.pieces.flatMap((name) => flightOf(scene, cue, { name, to: cue.to }));
  if (cue.spaces.length > 0) return dealt(scene, cue);
  const left = scene.drawn.pieces.flatMap(({ piece, space }) =>
    piece !== undefined && space === cue.from && !isIn(scene.after, piece.name, space) ? [piece.name] : [],
  );
  if (left.length === 0) return flightOf(scene, cue, { to: cue.to });
  return left.flatMap((name) => flightOf(scene, cue, { name, to: cue.to }));
}

function dealt(scene: Scene, cue: Cue): readonly Flight[] {
  const given = new Map<string, number>();
  return cue.spaces.flatMap((to) => {
    const index = given.get(to) ?? 0;
    given.set(to, index + 1);
    const laid = scene.after.pieces.filter(({ space }) => space === to)[index];
    const name = laid?.piece?.name;
    return flightOf(scene, cue, { ...(name === undefined ? {} : { name }), to, lands: laid });
  });
}

interface Traveller {
  readonly name?: number;
  readonly to: string | undefined;
  /** Where it lies in the end, if that is known of one without a name. */
  readonly lands?: LaidPiece | undefined;
}

function flightOf(scene: Scene, cue: Cue, { name, to, lands }: Traveller): readonly Flight[] {
  const { drawn, after } = scene;
  const laid = name === undefined ? lands && sameKey(drawn, lands) : drawn.pieceOf.get(name);
  const next = name === undefined ? lands : after.pieceOf.get(name);
  const space = to ?? next?.space ?? '';
  const place = after.spaceOf.get(space);
  const from =
    laid !== undefined && laid.space === (cue.from ?? laid.space) ? laid.rect : topOf(drawn, cue.from);
  if (place === undefined || from === undefined) return [];
  const isThere = next?.space === space;
  return [
    {
      name,
      laid,
      from,
      to: isThere ? next.rect : (placesOfBacks(after, space) ?? place.next),
      top: after.placeOf.get(space)?.rect.y ?? place.rect.y,
      layer: after.layerOf.get(space) ?? 0,
      shows: {
        first: laid !== undefined && laid.space === (cue.from ?? laid.space) ? laid.piece : undefined,
        last: next?.piece,
      },
    },
  ];
}

/** Of a space that shows only how many lie in it, where the uppermost lies. */
function placesOfBacks(after: LaidTable, space: string): Rect | undefined {
  const backs = after.pieces.filter((laid) => laid.space === space);
  return backs.some(({ piece }) => piece !== undefined) ? undefined : backs.at(-1)?.rect;
}

function topOf(drawn: LaidTable, space: string | undefined): Rect | undefined {
  const place = space === undefined ? undefined : drawn.spaceOf.get(space);
  return place?.pieces.at(-1) ?? place?.next;
}

const sameKey = ({ pieces }: LaidTable, { key }: LaidPiece): LaidPiece | undefined =>
  pieces.find((laid) => laid.key === key);

const isIn = ({ pieceOf }: LaidTable, name: number, space: string): boolean =>
  pieceOf.get(name)?.space === space;
