import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, type Json, sameJson } from './json.js';

describe('the one text of a JSON value', () => {
  test.each([
    ['keys are sorted', { b: 1, a: 2 }, '{"a":2,"b":1}'],
    [
      'by UTF-16 units, not by letters',
      { é: 1, z: 2, Z: 3, '10': 4, '9': 5 },
      '{"10":4,"9":5,"Z":3,"z":2,"é":1}',
    ],
    ['inside too', [{ b: [{ d: 1, c: 2 }], a: null }], '[{"a":null,"b":[{"c":2,"d":1}]}]'],
    ['a list keeps its order', [3, 1, 2], '[3,1,2]'],
    ['there is no white space', { a: [true, false] }, '{"a":[true,false]}'],
    ['signs are escaped as JSON does', 'a"\n\u0001é', '"a\\"\\n\\u0001é"'],
    ['numbers have their shortest text', [1.0, 1e21, 1e-7, 0.1], '[1,1e+21,1e-7,0.1]'],
    ['there is one zero', -0, '0'],
    ['what is empty is written', [{}, [], ''], '[{},[],""]'],
    ['a member that is not there is not written', { a: undefined, b: 1 } as unknown as Json, '{"b":1}'],
  ])('%s', (_, value, text) => {
    expect(canonicalText(value)).toBe(text);
  });

  test.each([
    ['NaN', Number.NaN],
    ['an infinite number', [Infinity]],
    ['a function', { a: () => 1 }],
    ['nothing at all', undefined],
    ['a hole in a list', [undefined]],
    ['a big integer', 1n],
    ['a set', { a: new Set([1]) }],
    ['a map', [new Map()]],
    ['a date', new Date(0)],
  ])('%s has none', (_, value) => {
    expect(() => canonicalText(value as Json)).toThrow(TypeError);
  });

  test('reads as the same value, and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalText(value as Json);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalText(JSON.parse(text))).toBe(text);
        expect(canonicalText(withKeysReversed(value as Json))).toBe(text);
      }),
    );
  });
});

function withKeysReversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, withKeysReversed(member)]),
  );
}

test('two values are the same where their texts are', () => {
  const few = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(few, few, (one, other) => {
      const copy = structuredClone(one) as Json;
      expect(sameJson(one as Json, copy)).toBe(true);
      const isSame = canonicalText(one as Json) === canonicalText(other as Json);
      expect(sameJson(one as Json, other as Json)).toBe(isSame);
    }),
  );
  expect(sameJson({ a: undefined, b: 0 } as unknown as Json, { b: -0 })).toBe(true);
  expect(sameJson([], {})).toBe(false);
  expect(sameJson([null], [0])).toBe(false);
});
