import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './json-text.js';

test('what JSON.parse reads is read the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      if (text.includes('__proto__')) return;
      expect(readJson(text)).toMatchObject({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test('what JSON.parse refuses is refused', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', 'x', '\\'),
      (value, at, mark) => {
        const text = JSON.stringify(value);
        const place = at % (text.length + 1);
        const spoilt = text.slice(0, place) + mark + text.slice(place + 1);
        expect(readJson(spoilt).ok).toBe(isJson(spoilt));
      },
    ),
  );
});

function isJson(text: string): boolean {
  try {
    // What JSON.parse would take and change: a number without end, and a key that is no member.
    let isKept = true;
    JSON.parse(text, (key, value) => {
      if (key === '__proto__' || value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
        isKept = false;
      return value;
    });
    return isKept;
  } catch {
    return false;
  }
}

test('every value has its place', () => {
  const reading = readJson('{\n  "a": [1,\n    {"b/c": true}]\n}');
  expect(reading.ok && [...reading.places]).toEqual([
    ['', { line: 1, column: 1 }],
    ['/a', { line: 2, column: 8 }],
    ['/a/0', { line: 2, column: 9 }],
    ['/a/1', { line: 3, column: 5 }],
    ['/a/1/b~1c', { line: 3, column: 13 }],
  ]);
});

test('a key that stands twice is noted, and the last one counts as in JSON.parse', () => {
  expect(readJson('{"a": {"b": 1, "b": 2}}')).toMatchObject({ value: { a: { b: 2 } }, twice: [['a', 'b']] });
});

test.each([
  ['a comma too many', '{"a": 1,}', 1, 9, 'a comma before `}`'],
  ['a comma too few', '{"a": 1\n "b": 2}', 2, 2, 'expected a comma or `}`'],
  ['a comment', '{\n  // why\n}', 2, 3, 'expected a key in double quotes'],
  ['a comment after a value', '[1 // one\n]', 1, 4, 'JSON has no comments'],
  ['single quotes', "['a']", 1, 2, 'texts stand in double quotes'],
  ['a bare word', '{"a": yes}', 1, 7, '`yes` is not a JSON value'],
  ['a leading zero', '[007]', 1, 2, '`007` is not a JSON value'],
  ['no end', '{"a": [1, 2', 1, 12, 'expected a comma or `]`'],
  ['nothing', '', 1, 1, 'the text ends before the document does'],
  ['two documents', '{} {}', 1, 4, 'something follows the end'],
  ['a line break in a text', '["a\nb"]', 1, 2, 'this text has no end'],
  ['a prototype', '{"__proto__": 1}', 1, 2, '`__proto__` cannot be a key'],
  ['a number beyond all', '[1e999]', 1, 2, '1e999 is too large a number'],
])('%s is told with its place', (_, text, line, column, message) => {
  const reading = readJson(text);
  expect(reading.ok || reading.mistake).toMatchObject({
    line,
    column,
    message: expect.stringContaining(message),
  });
});

test('a document deeper than any of ours is refused before the stack ends', () => {
  const deep = '['.repeat(100_000);
  expect(readJson(deep)).toMatchObject({ ok: false, mistake: { message: 'more than 64 levels deep' } });
});
