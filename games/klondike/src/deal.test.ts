import { describe, expect, test } from 'vitest';
import { referenceDeal } from '../test/deals.js';
import { structureOfKlondike } from '../test/game.js';
import { dealtHand, drawn, handOf } from '../test/hand.js';
import { shuffledBy } from './deal-number.js';

const order = referenceDeal('S');

test('a deal has 21 cards down, 7 up and 24 in the stock', () => {
  const view = handOf(1).view('p0');
  const pieces = Object.values(view.spaces).flatMap((space) => ('pieces' in space ? space.pieces : []));
  expect(pieces.filter(({ face }) => face === 'down')).toHaveLength(21);
  expect(pieces.filter(({ face }) => face === 'up')).toHaveLength(7);
  expect(view.spaces.stock).toEqual({ count: 24 });
});

test('it is dealt row by row: the first card of a row is the open one of its column', () => {
  expect(drawn(dealtHand(order))).toMatchObject({
    'column-1': '4d',
    'column-2': '? 1d',
    'column-3': '? ? 5d',
    'column-4': '? ? ? 6c',
    'column-5': '? ? ? ? 4h',
    'column-6': '? ? ? ? ? 13s',
    'column-7': '? ? ? ? ? ? 11s',
    stock: '#24',
    waste: '',
  });
});

test('the 29th card is the first to be drawn', () => {
  const match = dealtHand(order);
  match.play('p0', 'draw', {});
  expect(drawn(match).waste).toBe('13c');
  expect(order[28]).toBe('clubs-13');
});

describe('a numbered deal', () => {
  test('is the same whatever the seed, and another than its neighbours', () => {
    const deals = [1, 2, 3].map((seed) => drawn(handOf(seed, { deal: 617 })));
    expect(deals[1]).toEqual(deals[0]);
    expect(deals[2]).toEqual(deals[0]);
    expect(drawn(handOf(1, { deal: 618 }))).not.toEqual(deals[0]);
  });

  test('uses no chance of the match', () => {
    expect(handOf(1, { deal: 617 }).record().entries[0]?.draws).toBe(0);
    expect(handOf(1).record().entries[0]?.draws).toBe(51);
  });

  test('has its cards for ever', () => {
    const dealt = (number: number) => shuffledBy(number, [...'abcdefgh']).join('');
    expect([1, 2, 3, 4294967295].map(dealt)).toMatchInlineSnapshot(`
      [
        "afbghdce",
        "fgaecbdh",
        "hbadgcfe",
        "bfheagcd",
      ]
    `);
  });

  test('has every card once, and each place has each card as often', () => {
    const cards = [0, 1, 2, 3, 4];
    const counts = cards.map(() => cards.map(() => 0));
    for (let number = 1; number <= 5000; number++) {
      const order = shuffledBy(number, cards);
      expect([...order].sort()).toEqual(cards);
      for (const [place, card] of order.entries()) counts[place]![card]! += 1;
    }
    for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

test('a deal begins with nothing counted; the deck of Vegas has to be paid', () => {
  const score = (scoring: 'none' | 'standard' | 'vegas') =>
    handOf(1, { scoring }).view('p0').variables.global.score;
  expect([score('none'), score('standard'), score('vegas')]).toEqual([0, 0, -52]);
});

test('the deck is the poker deck, one of each', () => {
  const { pieces } = structureOfKlondike();
  expect(pieces).toHaveLength(52);
  expect(pieces.every(({ count, space, face }) => count === 1 && space === 'stock' && face === 'down')).toBe(
    true,
  );
});
