import type { Target, View } from '../shapes.js';
import { meantBy } from './cells.js';

/**
 * What a press on a space points at: the space where it is a target, else the uppermost piece in it that is one, else
 * what its column means; undefined where nothing is.
 */
export function targetIn(view: View, space: string, targets: ReadonlySet<Target>): Target | undefined {
  if (targets.has(space)) return space;
  const piece = namesIn(view, space)
    .filter((name) => targets.has(name))
    .at(-1);
  if (piece !== undefined) return piece;
  const meant = meantBy(space, targets);
  return targets.has(meant) ? meant : undefined;
}

/** The space that a target is, or lies in. */
export function spaceOfTarget(view: View, target: Target): string | undefined {
  if (typeof target === 'string') return target;
  return Object.keys(view.spaces).find((space) => namesIn(view, space).includes(target));
}

function namesIn(view: View, space: string): readonly number[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces.map(({ name }) => name) : [];
}
