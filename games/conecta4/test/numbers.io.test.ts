import type { SeatId } from '@tapete/core';
import { expect, test } from 'vitest';
import { openConecta4 } from './game.js';

const game = openConecta4();

/** Source: rules, section 1. */
test('perft to depth 6', () => {
  expect(game.perft({ seats: 2, chance: 'xorshift32', seed: '1' }, 6)).toEqual([
    1, 7, 49, 343, 2401, 16807, 117649,
  ]);
});

/** Numbers from 0 on, of which each game takes what it needs: a generator of its own, for the match draws none. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state >>> 8;
  }
}

/** Means over many games: 21.3 discs, 55.6 % won by who moves first, 0.26 % drawn. Bounds are four standard errors. */
test('2,000 random games are as long as they should be, and are won by the right side as often', () => {
  const random = numbers(20_240_601);
  const match = game.create({ seats: 2, chance: 'xorshift32', seed: '1' }, { hashes: false });
  const wins = { p0: 0, p1: 0, draw: 0 };
  let plies = 0;
  for (let played = 0; played < 2000; played++) {
    match.restart('1');
    for (let [seat] = match.acting(); seat !== undefined; [seat] = match.acting(), plies++)
      match.take(seat, random.next().value % match.choices(seat));
    const winner = (['p0', 'p1'] as SeatId[]).find(
      (each) => match.context('p0').result?.[each]?.outcome === 'win',
    );
    wins[(winner ?? 'draw') as keyof typeof wins]++;
    if (played % 20 === 0) expect(match.check()).toEqual([]);
  }
  expect(plies / 2000).toBeGreaterThan(21.3 - 0.7);
  expect(plies / 2000).toBeLessThan(21.3 + 0.7);
  expect(wins.p0 / 2000).toBeGreaterThan(0.556 - 0.045);
  expect(wins.p0 / 2000).toBeLessThan(0.556 + 0.045);
  expect(wins.draw).toBeLessThan(16);
  expect(wins.p0 + wins.p1 + wins.draw).toBe(2000);
});
