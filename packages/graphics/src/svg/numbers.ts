/** Digits kept after the point. Finer than any screen, and coarser than what two machines disagree about. */
const DIGITS = 3;
const SCALE = 10 ** DIGITS;

/** Rounded to three digits after the point. Pictures that compute with sines are the same on every machine by it. */
export function rounded(value: number): number {
  const result = Math.round(value * SCALE) / SCALE;
  return result === 0 ? 0 : result;
}

/**
 * The one text of a number in a picture: `0.5`, `-3`, `12.125`; never an exponent, never `-0`.
 * Thrown as a RangeError: what is not finite, or larger than a picture can need.
 */
export function numberText(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > LARGEST)
    throw new RangeError(`${value} has no place in a picture`);
  return String(rounded(value));
}

export const LARGEST = 1_000_000;

/**
 * Builds the text of a path, of points or of a transform out of numbers that were computed.
 *
 *     <path d={drawn`M ${x} ${y} h ${width / 3}`} />
 */
export function drawn(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value));
  return String.raw({ raw: parts }, ...texts);
}
