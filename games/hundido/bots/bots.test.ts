import type { Bot, LockedMatch, SeatId } from '@tapete/core';
import { expect, test } from 'vitest';
import { type Config, numbers, tableOf } from '../test/table.js';
import { hunter } from './hunter.js';

/** Plays a match, each seat seeing what it sees; who won, and after how many shots of its own. */
function contest(match: LockedMatch, bots: readonly [Bot | undefined, Bot | undefined], seed: number) {
  const next = numbers(seed);
  const shots = { p0: 0, p1: 0 };
  for (let [seat] = match.acting(); seat !== undefined; [seat] = match.acting()) {
    const { flow, draft } = match.context(seat);
    const bot = bots[Number(seat.slice(1))];
    if (flow.phase === 'battle') shots[seat as 'p0']++;
    if (bot === undefined) match.take(seat, next(match.choices(seat)));
    else {
      const { offer } = bot(match.view(seat), match.offers(seat), { int: next });
      const decision = { revision: flow.revision, epoch: flow.epoch, ownRevision: flow.revisions[seat] ?? 0 };
      const answer = match.step({ seat, decision, step: draft?.steps.length ?? 0, offer });
      expect(answer.status).toBe('accepted');
    }
  }
  const result = match.context('p0').result;
  const winner = (['p0', 'p1'] as const).find((seat) => result?.[seat]?.outcome === 'win') as SeatId;
  return { winner, shots: shots[winner as 'p0'] };
}

const CONFIGS: Config[] = [
  {},
  { fleet: 'paper', announce: 'sunkOnly', touching: 'edgesOnly' },
  { fleet: 'small', rows: 8, columns: 8, shotsPerTurn: 'salvo', afterHit: 'pass', announce: 'hitOnly' },
];

test.each(CONFIGS)('%o: the hunter beats chance, whoever fires first', (config) => {
  for (let seed = 1; seed <= 4; seed++) {
    const seat = seed % 2;
    const { winner } = contest(
      tableOf(config, seed),
      seat === 0 ? [hunter, undefined] : [undefined, hunter],
      seed,
    );
    expect(winner).toBe(`p${seat}`);
  }
});

test('the hunter needs about half of the shots that chance needs', () => {
  const shots = [1, 2, 3, 4, 5, 6].map((seed) => contest(tableOf({}, seed), [hunter, undefined], seed).shots);
  expect(shots.reduce((sum, count) => sum + count) / shots.length).toBeLessThan(60);
});
