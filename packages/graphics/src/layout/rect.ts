/** In table units, from the upper left corner of the table. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees by which it lies turned about its middle, clockwise; not at all when left out. */
  readonly turn?: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same rectangle with an empty rim inside. */
export function inset({ x, y, width, height }: Rect, rim: number): Rect {
  const across = Math.min(rim, width / 2);
  const down = Math.min(rim, height / 2);
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

/** A rectangle of this size in the middle of another. */
export function centred(within: Rect, { width, height }: Size): Rect {
  return {
    x: within.x + (within.width - width) / 2,
    y: within.y + (within.height - height) / 2,
    width,
    height,
  };
}

/** Turned with what it lies in, about the middle of that. */
export function turnedWithin(within: Rect, rect: Rect, turn: number): Rect {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const [x, y] = [middleOf(rect).x - middleOf(within).x, middleOf(rect).y - middleOf(within).y];
  return {
    ...rect,
    x: middleOf(within).x + x * cos - y * sin - rect.width / 2,
    y: middleOf(within).y + x * sin + y * cos - rect.height / 2,
    turn: (rect.turn ?? 0) + turn,
  };
}

export const middleOf = ({ x, y, width, height }: Rect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The same room lying on its side, about its middle. */
export const onItsSide = (rect: Rect): Rect => centred(rect, { width: rect.height, height: rect.width });

/** The largest size of this shape that fits. */
export function fitted(within: Size, shape: Size): Size {
  const scale = Math.min(within.width / shape.width, within.height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}

/** Whether what is laid in it goes sideways: the longer side, or both the same. */
export const isWide = ({ width, height }: Size): boolean => width >= height;

/** Equal or weighted parts of a rectangle, along its longer side or the one that is named, with gaps between them. */
export function parts(
  rect: Rect,
  weights: readonly number[],
  { gap = 0, along = isWide(rect) ? 'x' : 'y' }: { readonly gap?: number; readonly along?: 'x' | 'y' } = {},
): Rect[] {
  const side = along === 'x' ? rect.width : rect.height;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const room = Math.max(0, side - gap * (weights.length - 1));
  let at = along === 'x' ? rect.x : rect.y;
  return weights.map((weight) => {
    const length = (room * weight) / total;
    const part = along === 'x' ? { ...rect, x: at, width: length } : { ...rect, y: at, height: length };
    at += length + gap;
    return part;
  });
}
