import { expect, test } from 'vitest';
import { ALL_POINTS } from '../src/cards.js';
import { mover, numbers, playOut, tableOf } from './table.js';

/** Of each kind of table; `BRISCA_GAMES=2000` plays ten thousand in all. */
const GAMES = Number(process.env.BRISCA_GAMES ?? 60);
const TIMEOUT_MS = 5000 + 50 * GAMES;

test.each([
  [2, {}],
  [3, {}],
  [3, { removedTwo: '2 of oros', pointsShown: true }],
  [4, {}],
  [4, { pairs: true }],
] as const)(
  `${GAMES} random games of %i give 120 points each, with %o`,
  (seats, config) => {
    const next = numbers(seats);
    for (let seed = 1; seed <= GAMES; seed++) {
      const match = tableOf(seed, seats, config);
      const moves = playOut(match, next);
      expect(moves).toBeLessThanOrEqual(42);
      const scores = Object.values(match.context('p0').result ?? {}).map(({ score }) => score ?? 0);
      const sides = 'pairs' in config ? scores.slice(0, 2) : scores;
      expect(sides.reduce((sum, score) => sum + score, 0)).toBe(ALL_POINTS);
      expect(match.check()).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

test('the position is right after each move, exchanges too', () => {
  const next = numbers(7);
  let exchanges = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const match = tableOf(seed, 2 + (seed % 3));
    while (match.acting().length > 0) {
      const seat = mover(match);
      const offers = match.offers(seat);
      const swap = offers.findIndex(({ action }) => action === 'exchange');
      if (swap >= 0) exchanges++;
      match.take(seat, swap >= 0 ? swap : next(offers.length));
      expect(match.check()).toEqual([]);
    }
  }
  expect(exchanges).toBeGreaterThan(5);
});
