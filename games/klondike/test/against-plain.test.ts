import { canonicalText } from '@tapete/core';
import { expect, test } from 'vitest';
import { shuffledBy } from '../src/deal-number.js';
import { referenceDeal } from './deals.js';
import { openKlondike } from './game.js';
import { ALL, dealtHand } from './hand.js';
import { type Plain, plainDeal, steps } from './plain.js';

const BESIDE = ['finish', 'giveUp'];

/** Moves as texts, in no order. */
const texts = (moves: readonly { readonly action: string; readonly payload: object }[]) =>
  moves.map(({ action, payload }) => `${action}${canonicalText(payload as never)}`).sort();

test.each(['S', 'N', 1, 2, 3, 4, 5])('deal %s offers in each position what the plain game allows', (deal) => {
  const order = typeof deal === 'number' ? shuffledBy(deal, ALL) : referenceDeal(deal as 'S');
  for (const draw of [1, 3] as const) {
    const match = dealtHand(order, { draw });
    let hand: Plain = plainDeal(order);
    for (let move = 0; move < 150; move++) {
      const allowed = steps(hand, draw);
      const offers = match.offers('p0').filter(({ action }) => !BESIDE.includes(action));
      expect(texts(offers)).toEqual(texts(allowed));
      if (allowed.length === 0) break;
      const { action, payload, after } = allowed[(move * 7 + move) % allowed.length]!;
      expect(match.play('p0', action, payload).status).toBe('accepted');
      expect(match.check()).toEqual([]);
      hand = after;
    }
  }
});

test('there are as many sequences of moves as the plain game has', () => {
  const order = referenceDeal('S');
  const match = { seats: 1, chance: 'xorshift32', seed: '1', script: [{ shuffle: order }] } as const;
  const counts = (hand: Plain, depth: number): number =>
    depth === 0 ? 1 : 1 + steps(hand, 1).reduce((sum, { after }) => sum + counts(after, depth - 1), 0);
  // Giving up ends a sequence: it is one more at each position that is not the last.
  const walked = openKlondike().perft(match, 5);
  const plain = lengths(plainDeal(order), 5);
  expect(counts(plainDeal(order), 2)).toBeGreaterThan(1);
  expect(walked).toEqual(
    plain.map((count, depth) => count + (depth === 0 ? 0 : (plain[depth - 1] as number))),
  );
});

/** How many sequences of each length there are. */
function lengths(start: Plain, depth: number): number[] {
  const found: number[] = [1];
  let hands: Plain[] = [start];
  for (let length = 1; length <= depth; length++) {
    hands = hands.flatMap((hand) => steps(hand, 1).map(({ after }) => after));
    found.push(hands.length);
  }
  return found;
}
