import { expect, test } from 'vitest';
import { at, fallPath, IMPACT, movePath } from './paths.js';

const rect = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });

test('a box is shown elsewhere by what lies between their middles', () => {
  expect(at(rect(0, 0), rect(5, -2, 20))).toEqual({
    translate: 'calc(var(--u) * 10.000) calc(var(--u) * 3.000)',
    scale: '2.0000 2.0000',
    rotate: '0.00deg',
  });
});

test('a move begins where the piece lay and ends where it shall lie', () => {
  const [first, last] = movePath(rect(0, 0), rect(0, 0), rect(30, 40));
  expect(first).toMatchObject(at(rect(0, 0), rect(0, 0)));
  expect(last).toMatchObject(at(rect(0, 0), rect(30, 40)));
});

test('a fall begins over the board, lands before its end, bounces less than a tenth of its height, and lies still', () => {
  const frames = fallPath(rect(0, 500), 0, rect(20, 600));
  const height = (frame: (typeof frames)[number] | undefined) =>
    Number(/([-\d.]+)\)$/.exec(String(frame?.translate))?.[1]);
  expect(frames.map(height)).toEqual([-506, 100, 99, 100]);
  expect(frames.map(({ offset }) => offset)).toEqual([undefined, IMPACT, expect.any(Number), undefined]);
});

test('what falls never begins under its place', () => {
  const [first] = fallPath(rect(0, 0), 100, rect(0, 20));
  expect(first?.translate).toBe(at(rect(0, 0), rect(0, 20)).translate);
});
