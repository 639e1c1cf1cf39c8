import { Broken } from '@tapete/core';
import type { Calculation, Counting } from './calculation.js';

/** Of two whole numbers: a whole number, or whether one is more. What would not be exact is an error, never rounded. */
export function arithmetic(op: string, left: Counting, right: Counting): Calculation {
  switch (op) {
    case '+':
      return (at, frame) => safe(left(at, frame) + right(at, frame));
    case '-':
      return (at, frame) => safe(left(at, frame) - right(at, frame));
    case '*':
      return (at, frame) => safe(left(at, frame) * right(at, frame)) + 0;
    case '/':
      return (at, frame) => Math.trunc(left(at, frame) / divisor(right(at, frame))) + 0;
    case '%':
      return (at, frame) => (left(at, frame) % divisor(right(at, frame))) + 0;
    case '<':
      return (at, frame) => left(at, frame) < right(at, frame);
    case '<=':
      return (at, frame) => left(at, frame) <= right(at, frame);
    case '>':
      return (at, frame) => left(at, frame) > right(at, frame);
    case '>=':
      return (at, frame) => left(at, frame) >= right(at, frame);
    case 'max':
      return (at, frame) => Math.max(left(at, frame), right(at, frame));
    default:
      return (at, frame) => Math.min(left(at, frame), right(at, frame));
  }
}

/** Broken: AMOUNT_TOO_LARGE. */
export function safe(number: number): number {
  if (!Number.isSafeInteger(number))
    throw new Broken(`${number} is more than can be counted exactly`, 'AMOUNT_TOO_LARGE');
  return number;
}

/** Broken: DIVIDED_BY_ZERO. */
function divisor(number: number): number {
  if (number === 0) throw new Broken('an expression divides by 0', 'DIVIDED_BY_ZERO');
  return number;
}
