/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { drawn } from '@tapete/graphics';

/** Oiled oak. Its holes are dark, so that discs of every seat stand out in them. */
export const WOOD = {
  light: '#cfa06a',
  middle: '#bd8852',
  dark: '#a5723f',
  edge: '#5a381d',
  lit: '#ecd0a4',
} as const;

/** Radius of a hole in a cell of 100. */
export const HOLE = 42;

/** Stands once in the `<defs>` of a picture with wood in it. */
export function WoodDefs() {
  return (
    <>
      <linearGradient id="wood" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor={WOOD.light} />
        <stop offset={0.55} stopColor={WOOD.middle} />
        <stop offset={1} stopColor={WOOD.dark} />
      </linearGradient>
      <linearGradient id="bevel" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor={WOOD.lit} />
        <stop offset={0.16} stopColor={WOOD.light} />
        <stop offset={1} stopColor={WOOD.edge} />
      </linearGradient>
      <linearGradient id="lip" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor={WOOD.edge} />
        <stop offset={0.5} stopColor={WOOD.edge} stopOpacity={0.6} />
        <stop offset={1} stopColor={WOOD.lit} />
      </linearGradient>
      <linearGradient id="shade" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#000000" stopOpacity={0.55} />
        <stop offset={0.6} stopColor="#000000" stopOpacity={0} />
      </linearGradient>
      <g id="rim">
        <circle r={HOLE - 3} fill="none" stroke="url(#shade)" strokeWidth={6} />
        <circle r={HOLE + 1} fill="none" stroke="url(#lip)" strokeWidth={2.6} />
      </g>
    </>
  );
}

/** The path of one round hole, to be cut out by `evenodd`. */
export const hole = (x: number, y: number): string =>
  drawn`M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0z`;

/** The path of a rectangle with round corners. */
export const plank = (x: number, y: number, { width, height, corner }: Plank): string =>
  drawn`M${x + corner} ${y}h${width - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${height - 2 * corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${2 * corner - width}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${2 * corner - height}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`;

interface Plank {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

/** Grain: long quiet lines, each with a swell of its own. The numbers are no chance: they are the same everywhere. */
export function grain(width: number, height: number): string {
  const lines = Math.floor(height / 13);
  const each = Array.from({ length: lines }, (_, line) => {
    const y = ((line + 0.5) * height) / lines + ((line * 37) % 11) - 5;
    const swell = ((line * 53) % 17) - 8;
    const third = width / 3;
    return drawn`M0 ${y}c${third / 2} ${swell} ${third} ${-swell / 2} ${third} ${swell / 3}s${third / 2} ${-swell} ${third} 0s${third / 2} ${swell} ${third} ${-swell / 3}`;
  });
  return each.join('');
}
