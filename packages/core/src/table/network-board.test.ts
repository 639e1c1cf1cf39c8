import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE } from '../ids.js';
import { NetworkBoard } from './network-board.js';

const map = new NetworkBoard(10, {
  nodes: ['oslo', 'rome', 'cork', 'lima'].map((id) => ({ id, type: id === 'lima' ? 'far' : 'near' })),
  edges: [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
});
const names = (spaces: readonly number[]) => spaces.map((space) => map.nameOf(space));

test('nodes are neighbours by edges, edges by nodes', () => {
  expect(names(map.spaces())).toEqual([
    'oslo',
    'rome',
    'cork',
    'lima',
    'oslo+rome',
    'rome+cork',
    'oslo+cork',
  ]);
  expect(names(map.neighbours(map.space('oslo')))).toEqual(['rome', 'cork']);
  expect(names(map.neighbours(map.space('oslo+rome')))).toEqual(['oslo+cork', 'rome+cork']);
  expect(names(map.nodesAt(map.space('rome+cork')))).toEqual(['rome', 'cork']);
  expect(map.edge(map.space('cork'), map.space('oslo'))).toBe(map.space('oslo+cork'));
  expect(map.edge(map.space('cork'), map.space('lima'))).toBe(NONE);
  expect(names(map.ofType('far'))).toEqual(['lima']);
});

test('no way leads to a node apart', () => {
  const [oslo, lima] = [map.space('oslo'), map.space('lima')];
  expect(map.path(oslo, lima)).toEqual([]);
  expect(map.distance(oslo, lima)).toBe(NONE);
  expect(map.within(oslo, 9)).not.toContain(lima);
  expect(map.area(oslo, () => true)).toHaveLength(3);
});

/** Distances by relaxing every pair over every node: slow, and obviously right. */
function slowly(count: number, edges: readonly (readonly [number, number])[]): number[][] {
  const far = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count }, (_, other) => (one === other ? 0 : Number.POSITIVE_INFINITY)),
  );
  const row = (index: number) => far[index] as number[];
  for (const [one, other] of edges) {
    row(one)[other] = 1;
    row(other)[one] = 1;
  }
  for (let via = 0; via < count; via++)
    for (let one = 0; one < count; one++)
      for (let other = 0; other < count; other++)
        row(one)[other] = Math.min(
          row(one)[other] as number,
          (row(one)[via] as number) + (row(via)[other] as number),
        );
  return far;
}

test('distances are the shortest, and nothing blocked is passed', () => {
  const pair = fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 8 })).filter(([one, other]) => one < other);
  const edges = fc.uniqueArray(pair, { maxLength: 16, selector: String });
  fc.assert(
    fc.property(edges, fc.uniqueArray(fc.nat({ max: 8 })), (joined, blocked) => {
      const nodes = Array.from({ length: 9 }, (_, index) => ({ id: `n${index}` }));
      const board = new NetworkBoard(5, { nodes, edges: joined });
      const far = slowly(9, joined);
      const free = (space: number) => !blocked.includes(space - 5);
      for (let one = 0; one < 9; one++) {
        for (let other = 0; other < 9; other++) {
          const known = far[one]?.[other] as number;
          expect(board.distance(5 + one, 5 + other)).toBe(Number.isFinite(known) ? known : NONE);
          const path = board.path(5 + one, 5 + other, free);
          expect(path.slice(1, -1).every(free)).toBe(true);
          expect(board.reach(5 + one, free).get(5 + other)).toBe(
            path.length > 0 ? path.length - 1 : undefined,
          );
        }
      }
    }),
    { numRuns: 40 },
  );
});
