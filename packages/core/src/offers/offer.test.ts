import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../json.js';
import { offerId, readOfferId } from './offer.js';

test('an id is the action with the canonical text of its payload', () => {
  expect(offerId('drop', { column: 3 })).toBe('drop{"column":3}');
  expect(offerId('place', { row: 1, column: 0, across: true })).toBe(
    'place{"across":true,"column":0,"row":1}',
  );
  expect(offerId('pass', {})).toBe('pass{}');
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z][A-Za-z]*$/),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (action, payload) => {
        const read = readOfferId(offerId(action, payload as JsonObject));
        expect(read?.action).toBe(action);
        expect(read?.payload).toEqual(JSON.parse(JSON.stringify(payload)));
      },
    ),
  );
});

test.each([
  '',
  'drop',
  '{}',
  '{"column":3}',
  'drop{',
  'drop{column:3}',
  'drop{"column":3}x',
  'drop[3]',
  'drop[{"column":3}]',
  'dropnull',
  'drop{"column":3} {"column":3}',
])('`%s` is no id', (text) => {
  expect(readOfferId(text)).toBeUndefined();
});

test('no text makes reading fail', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => `a${json}`),
      ),
      (text) => {
        expect(() => readOfferId(text)).not.toThrow();
      },
    ),
  );
});
