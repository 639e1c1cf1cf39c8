import { expect, test } from 'vitest';
import { looksOf } from './looks.js';

test.each([
  ['brisca', 'br1sca', true],
  ['brisca', 'brlsca', true],
  ['brisca', 'bris-ca', true],
  ['cards-spanish', 'cardsspanish', true],
  ['modern', 'modem', true],
  ['oca', '0ca', true],
  ['clavel', 'davel', true],
  ['brisca', 'briscas', false],
  ['duelo', 'suelo', false],
])('%s is taken for %s: %s', (one, other, areAlike) => {
  expect(looksOf(one) === looksOf(other)).toBe(areAlike);
});
