import { expect, test } from 'vitest';
import type { Aim } from './aims.js';
import { turnedAims, wayOf, waysOf } from './turning.js';

const aim = (offer: string, at: Aim['at'], covers: Aim['covers'] = []): Aim => ({
  offer,
  intent: 'confirm',
  label: { key: 'offer.lay' },
  at,
  covers,
  input: undefined,
  quick: false,
  concedes: false,
});
const across = aim('across', [1, 'sea/a1'], ['sea/b1', 'sea/c1']);
const along = aim('along', [1, 'sea/a1'], ['sea/a2', 'sea/a3']);
const only = aim('only', [1, 'sea/j1'], ['sea/j2', 'sea/j3']);
const ready = aim('ready', []);

test('the way of a piece goes from its own cell to the first that it covers', () => {
  expect([across, along, ready].map(wayOf)).toEqual(['0 1', '1 0', undefined]);
  expect(waysOf([along, across, only, ready])).toEqual(['0 1', '1 0']);
});

test('of moves that differ in the way alone one stays, turned as it is wanted, or as it has room', () => {
  const all = [across, along, only, ready];
  expect(turnedAims(all, '0 1').map(({ offer }) => offer)).toEqual(['across', 'only', 'ready']);
  expect(turnedAims(all, '1 0').map(({ offer }) => offer)).toEqual(['along', 'only', 'ready']);
  expect(turnedAims(all, undefined)).toBe(all);
});
