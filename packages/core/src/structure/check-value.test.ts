import { describe, expect, test } from 'vitest';
import { defaultOf, defaultsOf, misfitOf, misfitOfMembers } from './check-value.js';
import { type NamedSpec, PARAMETER_TYPES, PROPERTY_TYPES, type ValueSpec } from './value-spec.js';

const TEXTUAL = [...new Set([...PARAMETER_TYPES, ...PROPERTY_TYPES])].filter(
  (type) => !['number', 'integer', 'boolean', 'array', 'object', 'enum'].includes(type),
);

describe('a value fits', () => {
  test.each<[string, ValueSpec, unknown]>([
    ['a text', { type: 'string' }, 'a'],
    ['an empty text', { type: 'string' }, ''],
    ['a text of just enough', { type: 'string', minLength: 2, maxLength: 2 }, 'ab'],
    ['a whole number', { type: 'integer' }, -3],
    ['the lowest', { type: 'integer', minimum: 0, maximum: 6 }, 0],
    ['the highest', { type: 'integer', minimum: 0, maximum: 6 }, 6],
    ['a number with a part', { type: 'number' }, 2.5],
    ['false', { type: 'boolean' }, false],
    ['a list without items said', { type: 'array' }, [1, 'a', null]],
    ['a list of numbers', { type: 'array', items: { type: 'integer' } }, [1, 2]],
    ['an object without properties said', { type: 'object' }, { a: 1 }],
    ['an object', { type: 'object', properties: { a: { type: 'integer' } } }, { a: 1 }],
    ['one of the allowed', { type: 'enum', enum: ['a', 1, null] }, null],
    ['null where it may be', { type: 'integer', nullable: true }, null],
    ['null beside an enum', { type: 'enum', enum: ['a'], nullable: true }, null],
    ...TEXTUAL.map((type): [string, ValueSpec, unknown] => [`a ${type}`, { type }, 'x']),
  ])('%s', (_, spec, value) => {
    expect(misfitOf(spec, value)).toBeUndefined();
  });
});

describe('a misfit says where and what was expected', () => {
  test.each<[ValueSpec, unknown, string, string]>([
    [{ type: 'string' }, 3, '', 'a text'],
    [{ type: 'string' }, null, '', 'a text'],
    [{ type: 'string', minLength: 2 }, 'a', '', 'a text of at least 2 characters'],
    [{ type: 'string', maxLength: 2 }, 'abc', '', 'a text of at most 2 characters'],
    [{ type: 'string' }, 'x'.repeat(4097), '', 'a text of at most 4096 characters'],
    [{ type: 'integer' }, 2.5, '', 'a whole number'],
    [{ type: 'integer' }, '3', '', 'a whole number'],
    [{ type: 'integer' }, null, '', 'a whole number'],
    [{ type: 'integer' }, Number.NaN, '', 'a whole number'],
    [{ type: 'integer' }, 2 ** 53, '', 'a whole number'],
    [{ type: 'integer', minimum: 0, maximum: 6 }, 7, '', 'a number from 0 to 6'],
    [{ type: 'integer', minimum: 0, maximum: 6 }, -1, '', 'a number from 0 to 6'],
    [{ type: 'integer', minimum: 1 }, 0, '', 'a number from 1 to …'],
    [{ type: 'number' }, Infinity, '', 'a number'],
    [{ type: 'boolean' }, 0, '', 'true or false'],
    [{ type: 'array' }, { length: 0 }, '', 'a list'],
    [{ type: 'array', minLength: 1 }, [], '', 'a list of at least 1 items'],
    [{ type: 'array', maxLength: 1 }, [1, 2], '', 'a list of at most 1 items'],
    [{ type: 'array', items: { type: 'integer' } }, [1, 'a'], '/1', 'a whole number'],
    [
      { type: 'array', items: { type: 'array', items: { type: 'boolean' } } },
      [[true], [1]],
      '/1/0',
      'true or false',
    ],
    [{ type: 'object' }, [], '', 'an object'],
    [{ type: 'object' }, null, '', 'an object'],
    [{ type: 'object', properties: { a: { type: 'string' } } }, {}, '/a', 'a value'],
    [{ type: 'object', properties: { a: { type: 'string' } } }, { a: 'x', b: 1 }, '/b', 'no such member'],
    [{ type: 'enum', enum: ['a', 'b'] }, 'c', '', 'one of a, b'],
    [{ type: 'integer', enum: [6] }, 7, '', 'one of 6'],
    [{ type: 'cardId' }, 7, '', 'a text'],
  ])('%o does not take %o', (spec, value, path, expected) => {
    expect(misfitOf(spec, value)).toEqual({ path, expected });
  });
});

const MEMBERS: readonly NamedSpec[] = [
  { name: 'column', type: 'integer' },
  { name: 'note', type: 'string', required: false },
];

describe('members', () => {
  test.each([[{ column: 1 }], [{ column: 1, note: 'x' }], [{ note: 'x', column: 1 }]])('%o fit', (value) => {
    expect(misfitOfMembers(MEMBERS, value)).toBeUndefined();
  });

  test.each([
    [{}, '/column', 'a value'],
    [{ column: undefined }, '/column', 'a value'],
    [{ column: 1, note: 2 }, '/note', 'a text'],
    [{ column: 1, more: 2 }, '/more', 'no such member'],
    [{ column: 1, ['__proto__']: 2 }, '/__proto__', 'no such member'],
    [null, '', 'an object'],
    [[1], '', 'an object'],
    ['column', '', 'an object'],
  ])('%o do not: %s', (value, path, expected) => {
    expect(misfitOfMembers(MEMBERS, value)).toEqual({ path, expected });
  });

  test('the first misfit in the order of the specs is told', () => {
    expect(misfitOfMembers(MEMBERS, { more: 1, note: 1, column: 'x' })?.path).toBe('/column');
  });

  test('a member of every object is no value of ours', () => {
    expect(misfitOfMembers([{ name: 'constructor', type: 'object' }], {})).toEqual({
      path: '/constructor',
      expected: 'a value',
    });
  });
});

describe('what a value is before anybody gives it one', () => {
  test.each<[ValueSpec, unknown]>([
    [{ type: 'integer', default: 7 }, 7],
    [{ type: 'integer' }, 0],
    [{ type: 'integer', minimum: 3 }, 3],
    [{ type: 'integer', minimum: -3 }, 0],
    [{ type: 'integer', nullable: true }, null],
    [{ type: 'integer', enum: [6, 7] }, 6],
    [{ type: 'enum', enum: ['a', 'b'] }, 'a'],
    [{ type: 'boolean' }, false],
    [{ type: 'string' }, ''],
    [{ type: 'array' }, []],
    [{ type: 'object' }, {}],
    [{ type: 'object', properties: { a: { type: 'integer', default: 1 } } }, { a: 1 }],
  ])('%o', (spec, value) => {
    expect(defaultOf(spec)).toEqual(value);
  });

  test('what is not required is left out', () => {
    expect(defaultsOf(MEMBERS)).toEqual({ column: 0 });
  });

  test('fits, where the file says nothing that contradicts itself', () => {
    for (const type of [...PARAMETER_TYPES, ...PROPERTY_TYPES]) {
      const spec: ValueSpec = type === 'enum' ? { type, enum: ['x'] } : { type };
      expect([type, misfitOf(spec, defaultOf(spec))]).toEqual([type, undefined]);
    }
    expect(
      misfitOf({ type: 'integer', maximum: -5 }, defaultOf({ type: 'integer', maximum: -5 })),
    ).toBeUndefined();
  });
});
