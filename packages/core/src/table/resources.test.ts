import { describe, expect, test } from 'vitest';
import { table } from '../../test/table.js';
import type { State } from '../match/state.js';
import { add, amountOf, canAfford, deduct, transfer } from './resources.js';

const rich = (): State => {
  const cloth = table('bank:');
  add(cloth, 0, { coins: 5, wood: 1 });
  return cloth;
};
const amounts = (cloth: State) =>
  [0, 1].map((seat) => ['coins', 'wood'].map((id) => amountOf(cloth, seat, id)));

test('a seat begins with nothing, and is given amounts', () => {
  expect(amounts(table('bank:'))).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(amounts(rich())).toEqual([
    [5, 1],
    [0, 0],
  ]);
});

test('a seat pays what it has, to the last', () => {
  const cloth = rich();
  deduct(cloth, 0, { coins: 5, wood: 1 });
  expect(amounts(cloth)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('what one seat hands over, the other has', () => {
  const cloth = rich();
  transfer(cloth, 0, 1, { coins: 2, wood: 1 });
  expect(amounts(cloth)).toEqual([
    [3, 0],
    [2, 1],
  ]);
});

test.each([
  [{ coins: 5, wood: 1 }, true],
  [{ coins: 6 }, false],
  [{ coins: 1, wood: 2 }, false],
  [{}, true],
])('whether a seat can afford %o: %s', (cost, can) => {
  expect(canAfford(rich(), 0, cost)).toBe(can);
});

describe('nothing goes below zero unsaid', () => {
  test.each([
    ['a cost beyond what there is', (cloth: State) => deduct(cloth, 0, { wood: 1, coins: 6 })],
    ['a transfer beyond what there is', (cloth: State) => transfer(cloth, 1, 0, { coins: 1 })],
    ['a gift below zero', (cloth: State) => add(cloth, 0, { coins: -1 })],
    ['a cost below zero', (cloth: State) => deduct(cloth, 0, { coins: -1 })],
    ['a part of a coin', (cloth: State) => add(cloth, 0, { coins: 0.5 })],
    ['no number', (cloth: State) => deduct(cloth, 0, { coins: Number.NaN })],
    ['more than a word holds', (cloth: State) => add(cloth, 0, { coins: 2 ** 31 })],
    ['a resource that is none', (cloth: State) => add(cloth, 0, { gold: 1 })],
  ])('%s', (_, act) => {
    const cloth = rich();
    expect(() => act(cloth)).toThrow();
    expect(amounts(cloth)).toEqual([
      [5, 1],
      [0, 0],
    ]);
  });
});
