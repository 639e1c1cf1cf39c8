import type { Target } from '../shapes.js';
import type { Aim } from './aims.js';
import { cellOf } from './cells.js';

/** Which way a piece lies that covers spaces: from its own cell along a row, along a column, …; undefined where none is covered. */
export function wayOf({ at, covers }: Pick<Aim, 'at' | 'covers'>): string | undefined {
  const cells = [...at.filter(isSpace).slice(-1), ...covers.slice(0, 1)].map(cellOf);
  const [from, to] = cells;
  if (from === undefined || to === undefined) return undefined;
  return `${Math.sign(to.row - from.row)} ${Math.sign(to.column - from.column)}`;
}

const isSpace = (target: Target): target is string => typeof target === 'string';

/** The ways in which what is chosen may lie, in an order that stays. */
export function waysOf(aims: readonly Aim[]): readonly string[] {
  return [...new Set(aims.map(wayOf).filter((way) => way !== undefined))].sort();
}

/**
 * Of moves that point at the same and differ only in the way that a piece lies, the one turned as it is wanted; where it has
 * no room so, the one that has. All other moves stay.
 */
export function turnedAims(aims: readonly Aim[], way: string | undefined): readonly Aim[] {
  if (way === undefined) return aims;
  const pathOf = ({ at }: Aim) => at.join(' ');
  const wanted = new Set(aims.filter((aim) => wayOf(aim) === way).map(pathOf));
  const kept = new Set<string>();
  return aims.filter((aim) => {
    const own = wayOf(aim);
    if (own === undefined || own === way) return true;
    if (wanted.has(pathOf(aim)) || kept.has(pathOf(aim))) return false;
    kept.add(pathOf(aim));
    return true;
  });
}
