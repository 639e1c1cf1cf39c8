import { expect, test } from 'vitest';
import type { Move } from './play/move.js';
import { type Shows, shrink } from './shrink.js';

const moves = (text: string): Move[] => [...text].map((action) => ({ seat: 'p0', action, payload: {} }));
const words = (list: readonly Move[]): string =>
  list.map((move) => ('action' in move ? move.action : '')).join('');

/** Breaks the law where these moves stand in this order, whatever stands between. */
const needs =
  (text: string): Shows =>
  async (list) =>
    new RegExp([...text].join('.*')).test(words(list)) ? { what: text } : undefined;

test.each([
  ['abcdefghij', 'cg', 'cg'],
  ['abcdefghij', 'j', 'j'],
  ['abcdefghij', '', ''],
  ['aaaaabaaaaabaaaa', 'bb', 'bb'],
  ['a', 'a', 'a'],
  ['', '', ''],
])('of %s, in which %s breaks it, %s is left', async (all, needed, left) => {
  const found = { moves: moves(all), breach: { what: needed } };
  expect(words((await shrink(found, needs(needed))).moves)).toBe(left);
});

test('what is told is told of what is left', async () => {
  const shows: Shows = async (list) => ({ what: `${list.length} moves` });
  const { breach } = await shrink({ moves: moves('abc'), breach: { what: '3 moves' } }, shows);
  expect(breach.what).toBe('0 moves');
});
