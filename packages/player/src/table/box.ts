import type { Rect } from '@tapete/graphics/player';

/** Where something is drawn: table units times the length of one, which the style sheet works out from the room. */
export function boxStyle(
  { x, y, width, height, turn = 0 }: Rect,
  layer?: number,
): Readonly<Record<string, string | number>> {
  const length = (units: number) => `calc(var(--u) * ${round(units)})`;
  return {
    left: length(x),
    top: length(y),
    width: length(width),
    height: length(height),
    ...(turn === 0 ? {} : { rotate: `${round(turn)}deg` }),
    ...(layer === undefined ? {} : { zIndex: layer }),
  };
}

const round = (units: number): number => Math.round(units * 1000) / 1000;
