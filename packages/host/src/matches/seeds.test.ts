import { commitmentOf } from '@tapete/core';
import { expect, test } from 'vitest';
import { TestClock } from '../../test/clock.js';
import { Seeds } from './seeds.js';

test('a seed that was promised is the one that was committed to, for one match and for a while', () => {
  const clock = new TestClock();
  const seeds = new Seeds(clock);
  const [first, second] = [seeds.promise(), seeds.promise()];
  expect(commitmentOf({ chance: 'chacha20', seed: seeds.take(first) })).toBe(first);
  expect(() => seeds.take(first)).toThrow(expect.objectContaining({ code: 'COMMITMENT_UNKNOWN' }));
  clock.move(600_000);
  expect(() => seeds.take(second)).toThrow(expect.objectContaining({ code: 'COMMITMENT_UNKNOWN' }));
});
