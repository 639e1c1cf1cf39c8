import type { Property } from '../shapes/property.js';

/** The largest value that a number can have by its `enum` or `maximum`; undefined where it has no end. */
export function largestOf({
  enum: values,
  maximum,
}: Pick<Property, 'type' | 'enum' | 'maximum'>): number | undefined {
  const numbers = values?.filter((value) => typeof value === 'number') ?? [];
  return numbers.length > 0 ? Math.max(...numbers) : maximum;
}
