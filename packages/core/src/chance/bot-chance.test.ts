import { expect, test } from 'vitest';
import { botChance } from './bot-chance.js';

test('chance is xorshift32: its reference stream, by seed', () => {
  const chance = botChance(1);
  const words = [270369, 67634689, 2647435461, 307599695, 2398689233];
  expect(words.map(() => chance.int(2 ** 32))).toEqual(words);
  expect(botChance(0).int(2 ** 32)).toBeGreaterThan(0);
});

test('every outcome of chance comes about as often as the others', () => {
  const chance = botChance(7);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let draw = 0; draw < 60_000; draw += 1) counts[chance.int(6)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
