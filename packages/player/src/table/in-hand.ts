import { readSpaceId } from '@tapete/graphics/player';
import type { PieceView, Target, View, Viewer } from '../shapes.js';
import type { Aim } from './aims.js';
import type { Picked } from './picking.js';

/** A piece that a move may bring to where the pointer is. */
export interface InHand {
  readonly space: string;
  readonly piece: PieceView;
}

/**
 * The piece that is shown as a ghost at a target, and that may be dragged there.
 *
 * What was picked is in the hand. While nothing is, a move points only at where it goes, and what goes there is known
 * when it can be only one kind: all pieces that lie in the viewer's own spaces, beside the boards, have one definition.
 * Then it is the uppermost of them. Otherwise the hand is empty, and the target alone is marked.
 */
export function inHand(view: View, viewer: Viewer | undefined, picked: Picked): InHand | undefined {
  const held = picked
    .map((target) => holding(view, target))
    .filter((found) => found !== undefined)
    .at(-1);
  if (held !== undefined) return held;
  const own = Object.keys(view.spaces).filter(
    (space) => !space.includes('/') && readSpaceId(space).seat === viewer,
  );
  const pieces = own.flatMap((space) => piecesIn(view, space));
  const kinds = new Set(pieces.map(({ piece }) => piece.definition));
  return kinds.size === 1 && !kinds.has(undefined) ? pieces.at(-1) : undefined;
}

/** The pieces that may be dragged: those at which a path begins, and the one that a move to a space would bring there. */
export function movablePieces(
  view: View | undefined,
  viewer: Viewer | undefined,
  aims: readonly Aim[],
): readonly number[] {
  if (view === undefined || aims.length === 0) return [];
  const starts = aims.flatMap(({ at }) => {
    const [start] = at;
    if (at.length < 2 || start === undefined) return typeof start === 'number' ? [start] : [];
    return [holding(view, start)?.piece.name];
  });
  const bringsOne = aims.some(({ at }) => at.length === 1 && typeof at[0] === 'string');
  const brought = bringsOne ? inHand(view, viewer, [])?.piece.name : undefined;
  return [...new Set([...starts, brought])].filter((name) => name !== undefined);
}

function holding(view: View, target: Target): InHand | undefined {
  if (typeof target === 'string') return piecesIn(view, target).at(-1);
  return Object.keys(view.spaces)
    .flatMap((space) => piecesIn(view, space))
    .find(({ piece }) => piece.name === target);
}

function piecesIn(view: View, space: string): readonly InHand[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces.map((piece) => ({ space, piece })) : [];
}
