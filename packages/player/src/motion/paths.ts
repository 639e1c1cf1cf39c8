import { middleOf, type Rect } from '@tapete/graphics/player';

/** A frame of the Web Animations API, as far as paths use it. */
export type Frame = Readonly<Record<string, string | number>>;

/** The share of a fall's time at which the piece lands. What comes after is the small bounce. */
export const IMPACT = 0.72;

/** From where it lies to where it shall, in a hand's way: easing out. */
export function movePath(drawn: Rect, from: Rect, to: Rect): readonly Frame[] {
  return [{ ...at(drawn, from), easing: 'cubic-bezier(0.3, 0, 0.2, 1)' }, { ...at(drawn, to) }];
}

/**
 * Falls from over the edge of its board, faster and faster, and bounces once, by a tenth of its own height at most.
 * `top` is the upper edge of the board.
 */
export function fallPath(drawn: Rect, top: number, to: Rect): readonly Frame[] {
  const start: Rect = { ...to, y: Math.min(top - to.height * 0.6, to.y) };
  const bounce = Math.min(to.height * 0.1, (to.y - start.y) * 0.05);
  const up: Rect = { ...to, y: to.y - bounce };
  return [
    { ...at(drawn, start), easing: 'cubic-bezier(0.5, 0, 0.9, 0.65)' },
    { ...at(drawn, to), offset: IMPACT, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
    { ...at(drawn, up), offset: IMPACT + (1 - IMPACT) / 2, easing: 'cubic-bezier(0.6, 0, 0.8, 0.4)' },
    { ...at(drawn, to) },
  ];
}

/** How a box that is drawn in one place is shown in another: moved by table units, scaled and turned about its middle. */
export function at(drawn: Rect, shown: Rect): Frame {
  const units = (from: number, to: number) => `calc(var(--u) * ${(to - from).toFixed(3)})`;
  const [from, to] = [middleOf(drawn), middleOf(shown)];
  return {
    translate: `${units(from.x, to.x)} ${units(from.y, to.y)}`,
    scale: `${(shown.width / drawn.width).toFixed(4)} ${(shown.height / drawn.height).toFixed(4)}`,
    rotate: `${(shown.turn ?? 0).toFixed(2)}deg`,
  };
}

export function isSamePlace(one: Rect, other: Rect): boolean {
  return (['x', 'y', 'width', 'height', 'turn'] as const).every(
    (side) => Math.abs((one[side] ?? 0) - (other[side] ?? 0)) < 0.01,
  );
}
