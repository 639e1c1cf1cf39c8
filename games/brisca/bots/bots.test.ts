import type { Bot, LockedMatch } from '@tapete/core';
import { expect, test } from 'vitest';
import { numbers, tableOf } from '../test/table.js';
import { easy } from './easy.js';
import { good } from './good.js';

/** Plays a match with these bots, each seeing what its seat sees; the results by seat. */
function contest(match: LockedMatch, bots: readonly Bot[], seed: number): string[] {
  const next = numbers(seed);
  for (let seat = match.acting()[0]; seat !== undefined; seat = match.acting()[0]) {
    const bot = bots[Number(seat.slice(1))] as Bot;
    const { offer } = bot(match.view(seat), match.offers(seat), { int: next });
    const { flow } = match.context(seat);
    const answer = match.step({ seat, decision: { revision: flow.revision }, step: 0, offer });
    expect(answer.status).toBe('accepted');
  }
  return Object.values(match.context('p0').result ?? {}).map(({ outcome }) => outcome);
}

test.each([
  [2, {}, [good, easy], 0.75],
  [2, {}, [easy, good], 0.75],
  [3, {}, [easy, good, easy], 0.5],
  [4, { pairs: true }, [easy, good, easy, good], 0.75],
] as const)('of %i seats, %o, the good bot wins more than its share', (seats, config, bots, share) => {
  const games = 40;
  const seat = bots.indexOf(good);
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const outcomes = contest(tableOf(seed, seats, config), bots, seed);
    if (outcomes[seat] === 'win') won++;
  }
  expect(won / games).toBeGreaterThan(share);
});
