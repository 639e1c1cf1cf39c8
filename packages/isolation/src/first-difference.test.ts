import { Failure, type HostedGame, type MatchRecord } from '@tapete/core';
import { expect, test } from 'vitest';
import { firstDifference } from './first-difference.js';

const record = {
  recordVersion: 1,
  lock: 'old',
  setup: { game: 'coin', version: '1.0.0', seats: 1, config: {}, chance: 'chacha20', seed: '00' },
  entries: [1, 2, 3, 4, 5, 6, 7].map((revision) => ({ kind: 'setup', revision, draws: 0 })),
} as unknown as MatchRecord;

/** A game that goes otherwise from one revision on. */
const game = (since: number) =>
  ({
    structure: { id: 'coin', version: '2.0.0' },
    replay: ({ setup, entries }: MatchRecord) => {
      expect(setup.version).toBe('2.0.0');
      if (entries.length >= since) throw new Failure('RECORD_DIVERGES', 'otherwise');
      return { close: () => {} };
    },
  }) as unknown as HostedGame;

test.each([1, 2, 3, 4, 5, 6, 7])(
  'a game that goes otherwise from revision %d on is told so',
  async (since) => {
    expect(await firstDifference(game(since), record)).toBe(since);
  },
);

test('a game that goes as it went has no difference', async () => {
  expect(await firstDifference(game(8), record)).toBeUndefined();
});

test('what is wrong with us is no difference', async () => {
  const broken = { ...game(8), replay: () => Promise.reject(new TypeError('ours')) };
  await expect(firstDifference(broken, record)).rejects.toThrow('ours');
});
