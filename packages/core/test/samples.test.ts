import { describe, expect, test } from 'vitest';
import type { BotChance, SeatId, Viewer } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { begin, take } from './game.js';
import { cards, counting, market } from './games.js';

/** The generator of Park and Miller: a bot's chance for tests. */
function chanceOf(seed: number): BotChance {
  let state = seed;
  return {
    int(outcomes) {
      state = (state * 48271) % 2147483647;
      return state % outcomes;
    },
  };
}

const shown = (match: Match, viewer: Viewer): string =>
  JSON.stringify([match.view(viewer), match.context(viewer), match.updates(viewer, 0)]);

const places = (match: Match): string => JSON.stringify(match.save().state.spaces);

/** A match of cards after some moves: hands that one seat sees, racks of backs, a deck, a bin. */
function cardsAfter(...choices: readonly number[]): Match {
  const match = begin(cards());
  for (const choice of choices) match.take(match.acting()[0] as SeatId, choice);
  return match;
}

describe('K6 a sample', () => {
  const MATCHES = [cardsAfter(), cardsAfter(1, 3), cardsAfter(8, 2, 10, 6), cardsAfter(11, 11, 0, 0, 7)];

  test('has the very view that it was made from, names and all', () => {
    for (const match of MATCHES)
      for (const seat of ['p0', 'p1'] as const)
        for (let seed = 1; seed < 6; seed++)
          expect(shown(match.sample(seat, chanceOf(seed)), seat)).toBe(shown(match, seat));
  });

  test('is another world where there is one', () => {
    for (const match of MATCHES)
      for (const seat of ['p0', 'p1'] as const) {
        const worlds = [1, 2, 3, 4, 5].map((seed) => places(match.sample(seat, chanceOf(seed))));
        expect(worlds.some((world) => world !== places(match))).toBe(true);
      }
  });

  test('takes what its seat is offered, and leaves the match as it is', () => {
    const match = cardsAfter(1, 3);
    const before = match.hash();
    const sample = match.sample('p0', chanceOf(3));
    for (const { id } of sample.offers('p0').slice(0, 1))
      expect(take(sample, 'p0', id).status).toBe('accepted');
    expect(match.hash()).toBe(before);
  });

  test('of a match that hides nothing is that match', () => {
    const match = begin(counting());
    match.take('p0', 0);
    const sample = match.sample('p1', chanceOf(1));
    expect(sample.hash()).toBe(match.hash());
    expect(shown(sample, 'p1')).toBe(shown(match, 'p1'));
  });

  test('takes nothing back that was done before it began', () => {
    const match = begin(counting({ allowUndo: () => true }));
    match.take('p0', 0);
    expect(match.context('p0').undo).toEqual({ allowed: true });
    expect(match.sample('p0', chanceOf(1)).undo('p0')).toMatchObject({
      facts: { reason: 'NOTHING_TO_UNDO' },
    });
  });

  test('that has gone on cannot be looked at any more by somebody new', () => {
    const sample = cardsAfter(1).sample('p1', chanceOf(2));
    sample.take('p1', 0);
    expect(() => sample.view('p1')).toThrow('from its beginning');
  });
});

describe('what chance has given', () => {
  test('makes a match of another seed go the same way', () => {
    const match = cardsAfter(8, 10, 9, 11, 3);
    const script = match.chanceFile();
    expect(script.length).toBeGreaterThan(1);
    const other = begin(cards(), { seed: '99', script });
    for (const entry of match.record().entries.slice(1))
      if (entry.kind === 'decision')
        for (const { action, payload } of entry.steps) other.play(entry.seat, action, payload);
    expect(places(other)).toBe(places(match));
    expect(other.chanceFile()).toEqual(script);
  });

  test('is empty where chance gave nothing', () => {
    expect(begin(counting()).chanceFile()).toEqual([]);
  });
});

test('the hash of a seat is that of the state with its draft laid over it', () => {
  const match = begin(market());
  const before = match.hash();
  match.play('p0', 'pick', { card: 'A' });
  expect(match.hash()).toBe(before);
  expect(match.hash('p1')).toBe(before);
  expect(match.hash('p0')).not.toBe(before);
  match.play('p0', 'swap', {});
  const returned = match.hash('p0');
  match.play('p0', 'pick', { card: 'A' });
  match.play('p0', 'swap', {});
  expect(match.hash('p0')).toBe(returned);
});
