import type { Rect } from '@tapete/graphics/player';
import type { LaidPiece, LaidTable } from '../table/laid.js';
import type { Dropped } from './dropped.js';
import { at, isSamePlace } from './paths.js';

const SLIDE_MS = 200;
const IN_THE_AIR = 800;

interface Slide {
  readonly root: HTMLElement | null;
  readonly dropped: Dropped;
  readonly before: LaidTable;
  readonly after: LaidTable;
  /** Whether a plan has shown the way of a piece already. */
  readonly isShown: (laid: LaidPiece) => boolean;
}

/**
 * Brings pieces that no plan has shown the way of from where they were drawn before: after an undo, in games that have
 * no plans, and where others close up around what has gone. So nothing on a table ever jumps.
 */
export function slide({ root, dropped, before, after, isShown }: Slide): void {
  const earlier = new Map(before.pieces.map((laid) => [laid.key, laid]));
  for (const laid of after.pieces) {
    const from = earlier.get(laid.key);
    const element = elementOf(root, laid.key);
    if (from === undefined || element === undefined) continue;
    const offset = dropped.take(element);
    if (isShown(laid)) continue;
    const start = offset === undefined ? from.rect : moved(from.rect, offset, unitOf(root, before));
    if (isSamePlace(start, laid.rect)) continue;
    const air = from.space === laid.space ? {} : { zIndex: IN_THE_AIR };
    element.animate(
      [
        { ...at(laid.rect, start), ...air },
        { ...at(laid.rect, laid.rect), ...air },
      ],
      { duration: SLIDE_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    );
  }
}

export const elementOf = (root: HTMLElement | null, key: string): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>(`.piece[data-key="${CSS.escape(key)}"]`) ?? undefined;

/** How many pixels one unit of the table has. */
export function unitOf(root: HTMLElement | null, { width }: LaidTable): number {
  return (root?.querySelector('.stage')?.clientWidth ?? width) / width;
}

export const moved = (rect: Rect, { dx, dy }: { dx: number; dy: number }, unit: number): Rect => ({
  ...rect,
  x: rect.x + dx / unit,
  y: rect.y + dy / unit,
});
