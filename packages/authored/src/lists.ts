import { Broken } from '@tapete/core';
import { safe } from './arithmetic.js';
import type { Calculation, Listing } from './calculation.js';
import type { Value } from './value.js';

/** What a list comes to. Of an empty one the largest and the sum are 0, and its first is nothing. */
export function ofList(
  op: 'size' | 'sum' | 'largest' | 'smallest' | 'first' | 'last' | 'distinct',
  list: Listing,
): Calculation {
  if (op === 'size') return (at, frame) => list(at, frame).length;
  if (op === 'first') return (at, frame) => list(at, frame)[0] ?? -1;
  if (op === 'last') return (at, frame) => list(at, frame).at(-1) ?? -1;
  if (op === 'distinct') return (at, frame) => [...new Set(list(at, frame))];
  if (op === 'sum') return (at, frame) => safe((list(at, frame) as readonly number[]).reduce(plus, 0));
  const best = op === 'largest' ? Math.max : Math.min;
  return (at, frame) => {
    const numbers = list(at, frame) as readonly number[];
    return numbers.length === 0 ? 0 : numbers.reduce((one, other) => best(one, other));
  };
}

const plus = (one: number, other: number): number => one + other;

/** Broken: NO_SUCH_ITEM. */
export function itemOf(list: readonly Value[], index: number): Value {
  const item = list[index];
  if (item === undefined) throw new Broken(`a list of ${list.length} has no item ${index}`, 'NO_SUCH_ITEM');
  return item;
}
