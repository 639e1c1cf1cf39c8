import { expect, test } from 'vitest';
import { game, type TinyGame } from './game.js';
import { counting, fleet, market } from './games.js';

const SETUP = { seats: 2, chance: 'xorshift32', seed: '1' } as const;
const counts = (of: ReturnType<typeof counting>, depth: number, config?: { to: number }) =>
  of.perft({ ...SETUP, ...(config && { config }) }, depth);

test('sequences are counted by their length, and finished matches are not extended', () => {
  expect(counts(counting(), 6)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(counts(counting(), 5, { to: 3 })).toEqual([1, 2, 4, 2, 0, 0]);
});

test('of length 0 there is one', () => {
  expect(counts(counting(), 0)).toEqual([1]);
});

test('where several act at once, each of them may be next', () => {
  expect(counts(fleet(), 2)).toEqual([1, 10, 82]);
});

const choose: TinyGame['phases'] = {
  choosing: {
    participation: 'single',
    offers(look, offer, seat) {
      const { first } = look.own[seat] as { first: number };
      if (first === 0) {
        for (const at of [1, 2, 3]) offer('first', { at }, { intent: 'choice' });
        return;
      }
      for (let at = 0; at < first; at++) offer('second', { at });
      offer('back', {}, { intent: 'cancel' });
    },
    actions: {
      first: { apply: (play, { at }, { seat }) => Object.assign(play.own[seat] ?? {}, { first: at }) },
      second: { apply: (play, _, { seat }) => Object.assign(play.own[seat] ?? {}, { first: 0 }) },
      back: { apply: (play, _, { seat }) => Object.assign(play.own[seat] ?? {}, { first: 0 }) },
    },
  },
};

test('a step of a draft is a move, and a cancel is none', () => {
  const drafts = game({ seat: { first: 0 }, phases: choose });
  expect(counts(drafts, 4)).toEqual([1, 3, 6, 18, 36]);
});

test('rows of a domain are moves, one by one', () => {
  const rows = game({
    actions: { go: { parameters: [{ name: 'to', type: 'integer' }] } },
    phases: {
      going: {
        participation: 'single',
        offers: (_, offer) => offer('go', {}, { domain: { parameters: ['to'], values: [[1], [2], [3]] } }),
        actions: { go: { apply: () => {} } },
      },
    },
  });
  expect(counts(rows, 3)).toEqual([1, 3, 9, 27]);
});

test('a match with drafts of several seats is walked and left as it was', () => {
  expect(counts(market(), 1)).toEqual([1, 2 * 10]);
  expect(counts(market(), 2)[2]).toBe(counts(market(), 2)[2]);
});
