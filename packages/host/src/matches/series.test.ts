import { expect, test } from 'vitest';
import { nim } from '../../test/shelf.js';
import { nextOfSeries } from './series.js';

/** Nim, with its stones as what counts the games: one more each time. */
const series = { ...nim, facts: { ...nim.facts, series: 'stones' } };

test.each([
  ['the next number', { stones: 3 }, { stones: 4 }],
  ['the one after the default', {}, { stones: 13 }],
  ['the default after the last', { stones: 1000 }, {}],
])('the next game of a series has %s', (_, config, next) => {
  expect(nextOfSeries(config, series)).toEqual(next);
});

test('without a series the settings stay as they are', () => {
  expect(nextOfSeries({ stones: 3 }, nim)).toEqual({ stones: 3 });
});
