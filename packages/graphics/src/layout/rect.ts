/** In table units, from the upper left corner of the table. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
