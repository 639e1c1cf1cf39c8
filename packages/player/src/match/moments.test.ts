import { expect, test } from 'vitest';
import type { View } from '../shapes.js';
import { touchedSpaces } from './moments.js';

const view = (spaces: Record<string, number[]>) =>
  ({
    spaces: Object.fromEntries(
      Object.entries(spaces).map(([space, names]) => [space, { pieces: names.map((name) => ({ name })) }]),
    ),
  }) as unknown as View;

test('a space is touched when a piece comes to it, not when one goes', () => {
  expect(touchedSpaces(view({ deck: [1, 2], hand: [] }), view({ deck: [1], hand: [2] }))).toEqual(['hand']);
});

test('a space of which only a count is seen is not touched', () => {
  const counted = { spaces: { deck: { count: 3 } } } as unknown as View;
  expect(touchedSpaces(counted, { ...counted, spaces: { deck: { count: 2 } } })).toEqual([]);
});
