import { expect, test } from 'vitest';
import { readChance } from './read-chance.js';

test('a chance file says shuffles, rolls and whole numbers in their order', () => {
  const text = '[{"shuffle":["clubs-4","spades-4"]},{"roll":6},{"int":0}]';
  expect(readChance(text, 'chance.json')).toEqual([
    { shuffle: ['clubs-4', 'spades-4'] },
    { roll: 6 },
    { int: 0 },
  ]);
});

test.each([
  ['[{"roll":6},', 'chance.json: it is no JSON'],
  ['{"roll":6}', 'chance.json: '],
  ['[{"roll":6},{"roll":0}]', 'chance.json: draw 2 is none of'],
  ['[{"flip":true}]', 'chance.json: draw 1 is none of'],
  ['[{"roll":1,"int":1}]', 'chance.json: draw 1 is none of'],
])('%s is wrong use', (text, message) => {
  expect(() => readChance(text, 'chance.json')).toThrow(
    expect.objectContaining({ code: 'CHANCE_WRONG', message: expect.stringContaining(message) }),
  );
});
