import { expect, test } from 'vitest';
import { commitmentOf } from './commitment.js';

const seed = 'ab'.repeat(32);

test('a commitment is of one seed, and the same each time', () => {
  const commitment = commitmentOf({ chance: 'chacha20', seed });
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(commitmentOf({ chance: 'chacha20', seed })).toBe(commitment);
  expect(commitmentOf({ chance: 'chacha20', seed: `${seed.slice(0, -1)}c` })).not.toBe(commitment);
});

test('a seed that could be guessed is not committed to', () => {
  expect(commitmentOf({ chance: 'xorshift32', seed: '7' })).toBeUndefined();
});
