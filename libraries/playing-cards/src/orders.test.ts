import { expect, test } from 'vitest';
import { ACE_HIGH, ACE_LOW, BY_NUMBER, colourOf, compareRanks, rankOf, suitOf } from './index.js';

const card = (suit: string, rank: number, color: string) => ({ properties: { suit, rank, color } });
const ace = card('spades', 1, 'black');
const king = card('hearts', 13, 'red');
const joker = { properties: { color: 'red' } };

test('a card says its suit, rank and colour', () => {
  expect([suitOf(king), rankOf(king), colourOf(king)]).toEqual(['hearts', 13, 'red']);
});

test('a joker has a colour alone', () => {
  expect([suitOf(joker), rankOf(joker), colourOf(joker)]).toEqual([undefined, undefined, 'red']);
});

test('what is no card of these decks has none of them', () => {
  const ship = { properties: { suit: 'anchors', rank: 'high', color: 3 } };
  expect([suitOf(ship), rankOf(ship), colourOf(ship)]).toEqual([undefined, undefined, undefined]);
});

test('an ace is low or high as the order says', () => {
  expect(compareRanks(ACE_LOW, ace, king)).toBeLessThan(0);
  expect(compareRanks(ACE_HIGH, ace, king)).toBeGreaterThan(0);
});

test('suits do not matter to an order of ranks', () => {
  expect(compareRanks(BY_NUMBER, card('oros', 7, 'gold'), card('copas', 7, 'red'))).toBe(0);
});

test('a joker is below every rank', () => {
  expect(compareRanks(ACE_LOW, joker, ace)).toBeLessThan(0);
});
