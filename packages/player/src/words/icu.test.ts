import { expect, test } from 'vitest';
import { sayText } from './icu.js';

test.each([
  ['plain words', 'Tu turno', {}, 'Tu turno'],
  ['a name', 'Juega {name}', { name: 'Ana' }, 'Juega Ana'],
  ['a value that is missing is left out', '[{name}]', {}, '[]'],
  ['a number in the locale', '{n}', { n: 12345.5 }, '12.345,5'],
  ['a number that is a name', '{n, number, ::group-off}', { n: 425820 }, '425820'],
  ['a number with a style', '{n, number, integer}', { n: 3 }, '3'],
  ['plural, one', '{n, plural, one {# ficha} other {# fichas}}', { n: 1 }, '1 ficha'],
  ['plural, other', '{n, plural, one {# ficha} other {# fichas}}', { n: 2 }, '2 fichas'],
  ['plural, exact', '{n, plural, =0 {ninguna} one {#} other {#}}', { n: 0 }, 'ninguna'],
  ['plural with an offset', '{n, plural, offset:1 =1 {tú} other {tú y # más}}', { n: 3 }, 'tú y 2 más'],
  ['counting from one what is counted from zero', '{n, plural, offset:-1 other {#}}', { n: 3 }, '4'],
  ['select', '{who, select, me {Robas} other {{who} roba}}', { who: 'Ana' }, 'Ana roba'],
  ['select of a boolean', '{mine, select, true {sí} other {no}}', { mine: true }, 'sí'],
  ['ordinal', '{n, selectordinal, other {#.ª}}', { n: 4 }, '4.ª'],
  [
    'a hash inside a select inside a plural',
    '{n, plural, other {{x, select, other {#}}}}',
    { n: 7, x: 1 },
    '7',
  ],
  ['a hash outside is a hash', 'mesa #3', {}, 'mesa #3'],
  ['quoted braces', "así: '{name}'", { name: 'x' }, 'así: {name}'],
  ['an apostrophe', "d'Ana y ''tú''", {}, "d'Ana y 'tú'"],
])('%s', (_, text, values, said) => {
  expect(sayText(text, values, 'es')).toBe(said);
});

test.each(['{', 'a {b', '{n, plural, one {x}', '}', '{, number}'])(
  '%s cannot be read and is shown as it is',
  (text) => {
    expect(sayText(text, { b: 1, n: 1 }, 'es')).toBe(text);
  },
);

test('the language decides the plural', () => {
  const text = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 4, 11, 22].map((n) => sayText(text, { n }, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
});
