import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE } from '../ids.js';
import { readSquareName, SquareBoard, squareName } from './square-board.js';

test.each([
  [0, 0, 'a1'],
  [3, 2, 'c4'],
  [9, 9, 'j10'],
  [0, 25, 'z1'],
  [0, 26, 'aa1'],
  [11, 27, 'ab12'],
  [0, 52, 'ba1'],
  [0, 701, 'zz1'],
  [0, 702, 'aaa1'],
])('row %i, column %i is %s', (row, column, name) => {
  expect(squareName(row, column)).toBe(name);
  expect(readSquareName(name)).toEqual({ row, column });
});

test.each(['', 'a', '4', 'a0', 'A1', 'a-1', 'a1b'])('%j is no square', (name) => {
  expect(readSquareName(name)).toEqual({ row: NONE, column: NONE });
  expect(board.space(name)).toBe(NONE);
});

test('no two squares of a large board have one name', () => {
  const names = Array.from({ length: 40 * 40 }, (_, index) => squareName(Math.floor(index / 40), index % 40));
  expect(new Set(names).size).toBe(1600);
});

const board = new SquareBoard(100, 6, 7);

test('spaces are numbered row by row from the bottom left', () => {
  expect(board.cells()).toHaveLength(42);
  expect([board.cells()[0], board.cells()[7], board.cells().at(-1)]).toEqual([100, 107, 141]);
  expect([board.cell(0, 0), board.cell(1, 0), board.cell(5, 6)]).toEqual([100, 107, 141]);
});

test('row and column lead to the space and back', () => {
  for (const cell of board.cells()) {
    expect(board.cell(board.rowOf(cell), board.columnOf(cell))).toBe(cell);
    expect(board.has(cell)).toBe(true);
  }
});

test.each([
  [-1, 0],
  [0, -1],
  [6, 0],
  [0, 7],
])('row %i, column %i is outside', (row, column) => {
  expect(board.cell(row, column)).toBe(NONE);
});

test('its spaces are its own', () => {
  expect([99, 142, NONE].map((space) => board.has(space))).toEqual([false, false, false]);
});

test('a step leads up and to the right, and never round an edge', () => {
  const c4 = board.cell(3, 2);
  expect(board.step(c4, 1, 0)).toBe(board.cell(4, 2));
  expect(board.step(c4, -3, 4)).toBe(board.cell(0, 6));
  expect(board.step(board.cell(2, 6), 0, 1)).toBe(NONE);
  expect(board.step(board.cell(2, 0), 0, -1)).toBe(NONE);
  expect(board.step(c4, 3, 0)).toBe(NONE);
});

test('a board of one square has one', () => {
  const one = new SquareBoard(7, 1, 1);
  expect(one.cells()).toEqual([7]);
  expect(one.step(7, 0, 1)).toBe(NONE);
});

test('distance is the length of the shortest way, rings and neighbours agree with it', () => {
  const side = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(side, side, fc.nat(), (rows, columns, pick) => {
      const small = new SquareBoard(9, rows, columns);
      const from = 9 + (pick % (rows * columns));
      const reached = small.reach(from);
      for (const cell of small.cells()) {
        expect(small.distance(from, cell)).toBe(reached.get(cell));
        expect(small.path(from, cell)).toHaveLength(small.distance(from, cell) + 1);
        expect(small.space(small.nameOf(cell))).toBe(cell);
      }
      expect([...small.neighbours(from)].sort()).toEqual(small.ring(from, 1).sort());
      const king = (cell: number) =>
        Math.max(
          Math.abs(small.rowOf(cell) - small.rowOf(from)),
          Math.abs(small.columnOf(cell) - small.columnOf(from)),
        );
      expect(small.around(from).sort()).toEqual(
        small
          .cells()
          .filter((cell) => king(cell) === 1)
          .sort(),
      );
    }),
  );
});
