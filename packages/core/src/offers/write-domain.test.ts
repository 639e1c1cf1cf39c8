import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scalar } from '../json.js';
import { squareName } from '../table/square-board.js';
import { countRows, type Domain, rowsOf } from './domain.js';
import { domainFault, ROWS_MAX } from './domain-fault.js';
import { type ListedRow, writeDomain } from './write-domain.js';

const cell = (row: number, column: number): string => `sea:p0/${squareName(row, column)}`;
const every = (rows: number, columns: number): readonly (readonly [row: number, column: number])[] =>
  Array.from({ length: rows * columns }, (_, n) => [Math.floor(n / columns), n % columns] as const);

const shot = ([row, column]: readonly [number, number]): ListedRow => ({
  values: [row, column],
  at: [cell(row, column)],
  covers: [],
});
/** A ship of three that lies along its row, or along its column. */
const ship =
  (across: boolean) =>
  ([row, column]: readonly [number, number]): ListedRow => ({
    values: [row, column, across],
    at: [7, cell(row, column)],
    covers: [1, 2].map((step) => (across ? cell(row, column + step) : cell(row + step, column))),
  });
const write = (rows: readonly ListedRow[]): Domain =>
  writeDomain(
    (rows[0]?.values ?? []).map((_, index) => `v${index}`),
    rows,
  );
const places = (rows: readonly ListedRow[]) => write(rows).patterns.map((pattern) => pattern.places);

describe('a domain is written as patterns on places', () => {
  test('a hundred shots are one block', () => {
    expect(write(every(10, 10).map(shot))).toEqual({
      parameters: ['v0', 'v1'],
      patterns: [{ places: [[0, 0, 10, 10]], values: [{ y: 0 }, { x: 0 }], at: [{ on: 'sea:p0' }] }],
    });
  });

  test('what was hit is a hole in it', () => {
    const left = every(3, 4).filter(([row, column]) => row !== 1 || column !== 2);
    expect(places(left.map(shot))).toEqual([
      [
        [0, 0, 4],
        [0, 1, 2],
        [3, 1],
        [0, 2, 4],
      ],
    ]);
  });

  test('a figure of its own for each way in which a ship lies', () => {
    expect(write([...every(10, 8).map(ship(true)), ...every(8, 10).map(ship(false))])).toEqual({
      parameters: ['v0', 'v1', 'v2'],
      patterns: [
        {
          places: [[0, 0, 8, 10]],
          values: [{ y: 0 }, { x: 0 }, true],
          at: [7, { on: 'sea:p0' }],
          covers: [
            { on: 'sea:p0', x: 1 },
            { on: 'sea:p0', x: 2 },
          ],
        },
        {
          places: [[0, 0, 10, 8]],
          values: [{ y: 0 }, { x: 0 }, false],
          at: [7, { on: 'sea:p0' }],
          covers: [
            { on: 'sea:p0', y: 1 },
            { on: 'sea:p0', y: 2 },
          ],
        },
      ],
    });
  });

  test('what is nothing of a board is counted or listed', () => {
    const pass = (values: readonly Scalar[]): ListedRow => ({ values, at: [], covers: [] });
    expect(write([pass([3, 'red']), pass([4, 'blue']), pass([5, 'red'])]).patterns).toEqual([
      { places: [[0, 0, 3]], values: [{ x: 3 }, ['red', 'blue', 'red']] },
    ]);
    const walk = (to: string): ListedRow => ({ values: [to], at: [1, to], covers: [] });
    expect(write([walk('isle/wood'), walk('isle/hill+sea')]).patterns).toEqual([
      {
        places: [[0, 0, 2]],
        values: [['isle/wood', 'isle/hill+sea']],
        at: [1, ['isle/wood', 'isle/hill+sea']],
      },
    ]);
  });

  test('moves from many squares to many are listed, and no pattern each', () => {
    const from = (row: number, column: number): ListedRow => ({
      values: [cell(row, 0), cell(0, column)],
      at: [cell(row, 0), cell(0, column)],
      covers: [],
    });
    const rows = [from(1, 1), from(1, 3), from(2, 1), from(4, 2)];
    expect(write(rows).patterns).toHaveLength(1);
    expect(rowsOf(write(rows)).map(({ at }) => at)).toEqual(rows.map(({ at }) => at));
  });
});

const anyScalar = fc.oneof(
  fc.constantFrom<Scalar>('a1', 'x/a1', 'x/zz30', '/b2', 'x/y/c3', true, null, 0.5, -3, 'red'),
  fc.nat(12),
  fc.tuple(fc.nat(4), fc.nat(30)).map(([row, column]) => cell(row, column)),
);
const anyRow = fc.record({
  values: fc.tuple(anyScalar, anyScalar),
  at: fc.array(anyScalar, { maxLength: 2 }),
  covers: fc.array(anyScalar, { maxLength: 2 }),
});
const laid = fc
  .array(fc.record({ way: fc.boolean(), row: fc.nat(9), column: fc.nat(9) }), { maxLength: 60 })
  .map((ships) => ships.map(({ way, row, column }) => ship(way)([row, column])));

test('whatever is listed is read again, row by row, and can be checked from outside', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(anyRow, { maxLength: 30 }), laid), (rows) => {
      const domain = JSON.parse(JSON.stringify(write(rows))) as Domain;
      expect(domainFault(domain)).toBeUndefined();
      expect(countRows(domain)).toBe(rows.length);
      expect(rowsOf(domain).map(({ chosen, at, covers }) => [Object.values(chosen), at, covers])).toEqual(
        rows.map(({ values, at, covers }) => [values, at, covers]),
      );
    }),
  );
});

const good = write([...every(3, 3).map(shot)]);
const bent = (change: object): unknown => ({
  ...good,
  patterns: [{ ...good.patterns[0], ...change }],
});

test.each<[string, unknown]>([
  ['no object', [1]],
  ['no parameters', { patterns: good.patterns }],
  ['no patterns', { parameters: [] }],
  ['a pattern that is none', { ...good, patterns: [1] }],
  ['no places', bent({ places: undefined })],
  ['a place without a row', bent({ places: [[1]] })],
  ['a block of nothing', bent({ places: [[0, 0, 0]] })],
  ['a place before the first', bent({ places: [[-1, 0]] })],
  ['half a place', bent({ places: [[0.5, 0]] })],
  ['more rows than there may be', bent({ places: [[0, 0, ROWS_MAX, 2]] })],
  ['a value too few', bent({ values: [{ x: 0 }] })],
  ['a step that is no number', bent({ values: [{ x: '0' }, 1] })],
  ['a column of two kinds', bent({ values: [{ x: 0, y: 0 }, 1] })],
  ['a column of no kind', bent({ values: [{}, 1] })],
  ['a list that is too short', bent({ values: [[1, 2], 1] })],
  ['a list of lists', bent({ values: [Array.from({ length: 9 }, () => [1]), 1] })],
  ['a square outside of every board', bent({ at: [{ on: 'sea', x: -1 }] })],
  ['a board that is no text', bent({ at: [{ on: 1 }] })],
  ['targets that are no list', bent({ at: 'sea/a1' })],
])('a domain from outside is refused for %s', (_, domain) => {
  expect(domainFault(domain)).toBeTypeOf('string');
});
