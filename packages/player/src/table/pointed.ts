import type { Target, View } from '../shapes.js';
import { targetIn } from './pressing.js';

/** What the pointer or the focus is on: a space, or one piece in it. */
export interface Pointed {
  readonly space: string;
  readonly piece?: number | undefined;
}

/** What a press there points at: the piece where it is a target itself, else what the space means. */
export function targetAt(
  view: View,
  pointed: Pointed | undefined,
  targets: ReadonlySet<Target>,
): Target | undefined {
  if (pointed === undefined) return undefined;
  if (pointed.piece !== undefined && targets.has(pointed.piece)) return pointed.piece;
  return targetIn(view, pointed.space, targets);
}

export function isSamePoint(one: Pointed | undefined, other: Pointed | undefined): boolean {
  return one?.space === other?.space && one?.piece === other?.piece;
}
