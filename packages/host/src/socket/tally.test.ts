import { expect, test } from 'vitest';
import { Tally } from './tally.js';

const takes = (tally: Tally, times: number, now: number) =>
  Array.from({ length: times }, () => tally.take(now)).filter(Boolean).length;

test('four seconds’ worth may come at once, then so many a second', () => {
  const tally = new Tally(10, 0);
  expect(takes(tally, 100, 0)).toBe(40);
  expect(takes(tally, 100, 500)).toBe(5);
  expect(takes(tally, 100, 501)).toBe(0);
  expect(takes(tally, 100, 1500)).toBe(10);
});

test('who rested has no more than four seconds’ worth', () => {
  const tally = new Tally(10, 0);
  expect(takes(tally, 100, 1_000_000)).toBe(40);
});
