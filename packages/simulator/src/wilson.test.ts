import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.js';

test.each([
  [0, 10, 0, 0.2775328],
  [10, 10, 0.7224672, 1],
  [5, 10, 0.2365931, 0.7634069],
  [560, 1000, 0.5290664, 0.5904706],
])('%d of %d', (of, total, low, high) => {
  const interval = wilsonInterval(of, total);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('of nothing, anything may be true', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
