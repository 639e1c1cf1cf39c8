import { expect, test } from 'vitest';
import { compileSchemas } from './schemas.js';

const codesOf = (schema: unknown): string[] => {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  return compileSchemas((path) => (path.includes('view') ? text : '{}')).findings.map(({ code }) => code);
};
const defs = (count: number, of: (next: string) => unknown) => ({
  $ref: '#/$defs/a0',
  $defs: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `a${at}`,
      at === count - 1 ? { type: 'string' } : of(`#/$defs/a${at + 1}`),
    ]),
  ),
});

test.each<[string, unknown, string[]]>([
  ['a reference within', defs(2, ($ref) => ({ $ref })), []],
  ['no JSON', '{', ['SCHEMA_WRONG']],
  ['a key twice', '{"type":"object","type":"object"}', ['SCHEMA_WRONG']],
  ['a polluted key', '{"__proto__":{}}', ['SCHEMA_WRONG']],
  ['a keyword that nobody knows', { kind: 'object' }, ['SCHEMA_WRONG']],
  ['data as a keyword', { type: 'string', pattern: { $data: '1/p' } }, ['SCHEMA_WRONG']],
  ['a reference to the network', { $ref: 'https://example.org/a.json' }, ['SCHEMA_REFERENCE']],
  ['a reference to a file', { $ref: 'other.json#/a' }, ['SCHEMA_REFERENCE']],
  ['a reference to nothing', { $ref: '#/$defs/none' }, ['SCHEMA_REFERENCE']],
  ['a reference to itself', { $ref: '#' }, ['SCHEMA_REFERENCE']],
  ['references in a circle', { items: { $ref: '#' }, type: 'array' }, ['SCHEMA_REFERENCE']],
  ['a name for the whole world', { $id: 'https://example.org/a.json' }, ['SCHEMA_REFERENCE']],
  ['a reference that depends on its way', { $dynamicRef: '#a' }, ['SCHEMA_REFERENCE']],
  ['references that double', defs(20, ($ref) => ({ anyOf: [{ $ref }, { $ref }] })), ['SCHEMA_TOO_LARGE']],
  ['too many values', { enum: Array.from({ length: 5000 }, (_, at) => at) }, ['SCHEMA_TOO_LARGE']],
  ['too many bytes', { title: 'a'.repeat(70_000) }, ['SCHEMA_TOO_LARGE']],
  ['a pattern that looks around', { type: 'string', pattern: '(?=a)a' }, ['SCHEMA_PATTERN']],
  ['a pattern that looks back', { type: 'string', pattern: '(a)\\1' }, ['SCHEMA_PATTERN']],
  ['a pattern that is none', { type: 'string', pattern: '(' }, ['SCHEMA_PATTERN']],
  [
    'a pattern of keys that looks around',
    { type: 'object', patternProperties: { '(?!a)': {} } },
    ['SCHEMA_PATTERN'],
  ],
])('%s', (_, schema, codes) => {
  expect(codesOf(schema)).toEqual(codes);
});

test('a pattern that explodes elsewhere takes no time', () => {
  const { judges } = compileSchemas(() => '{"type":"string","pattern":"^(a+)+$"}');
  expect(judges.view?.('a'.repeat(50_000))).toBeUndefined();
  expect(judges.view?.(`${'a'.repeat(50_000)}!`)).toContain('must match pattern');
});
