import type { LaidTable } from '../table/laid.js';
import { at } from './paths.js';

const SLIDE_MS = 200;

/**
 * Brings pieces that no plan has shown the way of from where they were drawn before: after an undo, and in games that
 * have no plans.
 */
export function slide(
  root: HTMLElement | null,
  pieces: readonly number[],
  before: LaidTable,
  after: LaidTable,
): void {
  for (const piece of pieces) {
    const from = before.pieceOf.get(piece);
    const to = after.pieceOf.get(piece);
    if (from === undefined || to === undefined || from.space === to.space) continue;
    const element = root?.querySelector<HTMLElement>(`.piece[data-piece="${piece}"]`);
    element?.animate(
      [
        { ...at(to.rect, from.rect), zIndex: 800 },
        { ...at(to.rect, to.rect), zIndex: 800 },
      ],
      {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      },
    );
  }
}
