import type { Target, View } from '../shapes.js';
import { beneath, type Overlays } from './beneath.js';
import { meantBy } from './cells.js';

const FLAT: Overlays = new Map();

/**
 * What a press on a space points at: the space where it is a target, else the uppermost piece in it, or over it, that is
 * one; of a board that lies over another then the same below, of any other what its column means. Undefined where nothing is.
 */
export function targetIn(
  view: View,
  space: string,
  targets: ReadonlySet<Target>,
  overlays: Overlays = FLAT,
): Target | undefined {
  const below = beneath(space, overlays);
  return below === undefined
    ? (targetHere(view, space, targets) ?? columnOf(space, targets))
    : (targetHere(view, space, targets) ?? targetHere(view, below, targets));
}

function targetHere(view: View, space: string, targets: ReadonlySet<Target>): Target | undefined {
  if (targets.has(space)) return space;
  const piece = namesIn(view, space)
    .filter((name) => targets.has(name))
    .at(-1);
  return piece;
}

function columnOf(space: string, targets: ReadonlySet<Target>): Target | undefined {
  const meant = meantBy(space, targets);
  return targets.has(meant) ? meant : undefined;
}

/** The space that a target is, or lies in. */
export function spaceOfTarget(view: View, target: Target): string | undefined {
  if (typeof target === 'string') return target;
  return Object.keys(view.spaces).find((space) => namesIn(view, space).includes(target));
}

/** Pieces that lie in a space, and those that cover it from another of its board. */
function namesIn(view: View, space: string): readonly number[] {
  const board = space.slice(0, space.indexOf('/') + 1);
  const covering = Object.entries(view.spaces).flatMap(([id, seen]) =>
    board !== '' && id.startsWith(board) && 'pieces' in seen
      ? seen.pieces.filter(({ covers }) => covers?.includes(space))
      : [],
  );
  const seen = view.spaces[space];
  const lying = seen !== undefined && 'pieces' in seen ? seen.pieces : [];
  return [...covering, ...lying].map(({ name }) => name);
}
