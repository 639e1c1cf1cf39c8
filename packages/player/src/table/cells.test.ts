import { expect, test } from 'vitest';
import { cellOf, columnWords, meantBy } from './cells.js';

test.each([
  ['board/a1', { board: 'board', name: 'a1', column: 0, row: 0 }],
  ['board/d3', { board: 'board', name: 'd3', column: 3, row: 2 }],
  ['sea:p1/j10', { board: 'sea:p1', name: 'j10', column: 9, row: 9 }],
])('%s', (space, cell) => {
  expect(cellOf(space)).toEqual({ space, ...cell });
});

test.each(['deck', 'hand:p0', 'road/start'])('%s is no cell of rows and columns', (space) => {
  expect(cellOf(space)).toBeUndefined();
});

test('a column is called by its letters', () => {
  expect(['board/d3', 'board/aa12'].map((space) => columnWords(cellOf(space)!))).toEqual(['d', 'aa']);
});

const falling = new Set<string | number>(['board/a1', 'board/d3', 4]);

test.each([
  ['a target means itself', 'board/d3', 'board/d3'],
  ['a cell above the only target of its column means that target', 'board/d6', 'board/d3'],
  ['a cell below it too', 'board/d1', 'board/d3'],
  ['a cell of a column without a target means itself', 'board/b1', 'board/b1'],
  ['the same column of another board is another column', 'sea/d1', 'sea/d1'],
  ['a space that is no cell means itself', 'deck', 'deck'],
])('%s', (_, pressed, meant) => {
  expect(meantBy(pressed, falling)).toBe(meant);
});

test('with two targets in a column, the other cells mean themselves', () => {
  expect(meantBy('board/d6', new Set(['board/d3', 'board/d4']))).toBe('board/d6');
});
