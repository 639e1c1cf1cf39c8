import { expect, test } from 'vitest';
import { watchDoors } from './poison.js';

test('every door that is opened is told, and gives what it always gives', () => {
  let now = 0;
  const opened = watchDoors(() => {
    now = Date.now();
    Math.random();
    'a'.localeCompare('b');
    // Not of the clock itself: it has it from what it is made of.
    expect(performance.now()).toBeGreaterThan(0);
  });
  expect(now).toBeGreaterThan(1e12);
  expect([...opened].sort()).toEqual([
    'Date',
    'Date.now',
    'Math.random',
    'String.prototype.localeCompare',
    'performance.now',
  ]);
});

test('afterwards all is as it was, also when what ran has thrown', () => {
  const before = Object.getOwnPropertyDescriptor(Math, 'random');
  expect(() =>
    watchDoors(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(Object.getOwnPropertyDescriptor(Math, 'random')).toEqual(before);
  expect(watchDoors(() => {})).toEqual([]);
});
