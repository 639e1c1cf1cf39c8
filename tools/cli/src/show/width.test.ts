import { expect, test } from 'vitest';
import { inColumns, tableLines, widthOf } from './width.js';

test('colours take no room', () => {
  expect(widthOf('\u001b[31m○\u001b[39m p0')).toBe(4);
});

test('texts stand in columns, read downwards', () => {
  expect(inColumns(['1 a', '2 b', '3 c', '4 d', '5 e'], 14)).toEqual(['1 a   4 d', '2 b   5 e', '3 c']);
  expect(inColumns(['a long text'], 4)).toEqual(['a long text']);
  expect(inColumns([], 80)).toEqual([]);
});

test('a table has its numbers to the right', () => {
  const rows = [
    ['p0', '10'],
    ['p1', '5'],
  ];
  expect(tableLines(['seat', 'win'], rows)).toEqual(['seat  win', 'p0     10', 'p1      5']);
});
