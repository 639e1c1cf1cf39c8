import type { Target, View } from '../shapes.js';
import type { Overlays } from './beneath.js';
import { targetIn } from './pressing.js';

/** What the pointer or the focus is on: a space, or one piece in it. */
export interface Pointed {
  readonly space: string;
  readonly piece?: number | undefined;
}

/** What a press there points at: the piece where it is a target itself, else the space; where no piece has a button of its own, what the space means. */
export function targetAt(
  view: View,
  pointed: Pointed | undefined,
  targets: ReadonlySet<Target>,
  overlays?: Overlays,
): Target | undefined {
  if (pointed === undefined) return undefined;
  const { piece, space } = pointed;
  if (piece === undefined) return targetIn(view, space, targets, overlays);
  if (targets.has(piece)) return piece;
  return targets.has(space) ? space : undefined;
}

export function isSamePoint(one: Pointed | undefined, other: Pointed | undefined): boolean {
  return one?.space === other?.space && one?.piece === other?.piece;
}
