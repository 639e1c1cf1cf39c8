import { expect, test } from 'vitest';
import { cellAfter, indexAfter, nearestFrom } from './focus.js';

const lines = ['a3 b3 c3', 'a2 b2 c2', 'a1 b1 c1'].map((line) =>
  line.split(' ').map((name) => ({ id: `board/${name}` })),
);

const hand = { count: 3, along: 'x' } as const;

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
  expect(indexAfter('x', 1, hand)).toBeUndefined();
});

test('a row of things is walked with the arrows of its own way', () => {
  const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'];
  expect(keys.map((key) => indexAfter(key, 1, hand))).toEqual([0, undefined, 2, undefined, 0, 2]);
  expect(keys.map((key) => indexAfter(key, 1, { ...hand, along: 'y' }))).toEqual([
    undefined,
    0,
    undefined,
    2,
    0,
    2,
  ]);
});

test('at its end an arrow leads out of it', () => {
  expect(indexAfter('ArrowRight', 2, hand)).toBeUndefined();
});

test('an arrow goes to the nearest in its direction, not to what lies aside', () => {
  const places = [
    { x: 100, y: 0 },
    { x: 40, y: 60 },
    { x: 0, y: 300 },
  ];
  const to = (key: string) => nearestFrom(key, { x: 0, y: 0 }, places);
  expect(to('ArrowRight')).toBe(places[0]);
  expect(to('ArrowDown')).toBe(places[1]);
  expect(to('ArrowUp')).toBeUndefined();
  expect(to('x')).toBeUndefined();
});
