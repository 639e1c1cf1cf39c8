import { expect, test } from 'vitest';
import { cellAfter, indexAfter } from './focus.js';

const lines = ['a3 b3 c3', 'a2 b2 c2', 'a1 b1 c1'].map((line) =>
  line.split(' ').map((name) => ({ id: `board/${name}` })),
);

test.each([
  ['ArrowUp', 'b2', 'b3'],
  ['ArrowDown', 'b2', 'b1'],
  ['ArrowLeft', 'b2', 'a2'],
  ['ArrowRight', 'b2', 'c2'],
  ['ArrowUp', 'b3', 'b3'],
  ['ArrowRight', 'c1', 'c1'],
  ['Home', 'c2', 'a2'],
  ['End', 'a2', 'c2'],
  ['PageUp', 'b1', 'b3'],
  ['PageDown', 'b3', 'b1'],
])('%s from %s leads to %s', (key, from, to) => {
  expect(cellAfter(key, `board/${from}`, lines)).toBe(`board/${to}`);
});

test('other keys do not move', () => {
  expect(cellAfter('x', 'board/b2', lines)).toBeUndefined();
  expect(cellAfter('ArrowUp', 'board/z9', lines)).toBeUndefined();
  expect(indexAfter('x', 1, 3)).toBeUndefined();
});

test('a row of things is walked with both pairs of arrows', () => {
  expect(
    ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'].map((key) => indexAfter(key, 1, 3)),
  ).toEqual([0, 0, 2, 2, 0, 2]);
  expect(indexAfter('ArrowRight', 2, 3)).toBe(2);
});
