import { expect, test } from 'vitest';
import { ALL_POINTS, beats, ORDER, pointsOfRank } from './cards.js';

const face = (short: string) => ({ suit: short.at(-1) as string, rank: Number(short.slice(0, -1)) });

test('the order is as, tres, rey, caballo, sota, 7, 6, 5, 4, 2', () => {
  expect([...ORDER].reverse()).toEqual([1, 3, 12, 11, 10, 7, 6, 5, 4, 2]);
});

test('a suit has 30 points, four have 120', () => {
  const suit = ORDER.reduce((sum, rank) => sum + pointsOfRank(rank), 0);
  expect([suit, 4 * suit]).toEqual([30, ALL_POINTS]);
});

/** What takes a trick is the last card that beat the best one before it. */
const taker = (trick: string, trump: string): string =>
  trick.split(' ').reduce((best, short) => (beats(face(short), face(best), trump) ? short : best));

test.each([
  ['7o 3o 2c', '2c'],
  ['4e 1o 5e', '5e'],
  ['12c 3c', '3c'],
  ['2b 1o 12e 3c', '3c'],
  ['3c 12c', '3c'],
  ['2c 1o 1e 1b', '2c'],
  ['2o 1e 1b', '2o'],
  ['4c 7c 1c 3c', '1c'],
])('trump copas: %s goes to %s', (trick, winner) => {
  expect(taker(trick, 'c')).toBe(winner);
});

test('of two cards that are of different suits, no trump, the one that led stays', () => {
  for (const one of ORDER)
    for (const other of ORDER)
      expect(beats({ suit: 'o', rank: one }, { suit: 'e', rank: other }, 'c')).toBe(false);
});
