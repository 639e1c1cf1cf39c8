import { expect, test } from 'vitest';
import { NONE, seatId, seatOf } from './ids.js';

test('a seat is written and read', () => {
  for (const seat of [0, 1, 9, 10, 99]) expect(seatOf(seatId(seat))).toBe(seat);
});

test.each(['', 'p', 'p-1', 'p01', 'p1.5', 'P1', ' p1', 'p1 ', 'p100', 'q1', 'spectator', '__proto__'])(
  '`%s` is no seat',
  (id) => {
    expect(seatOf(id)).toBe(NONE);
  },
);
