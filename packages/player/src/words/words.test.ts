import { expect, test } from 'vitest';
import { en } from './en.js';
import { es, type WordKey } from './es.js';
import { sayText } from './icu.js';

const KEYS = Object.keys(es) as WordKey[];

test('both languages have the same keys', () => {
  expect(Object.keys(en)).toEqual(KEYS);
});

test('a text asks for the same values in both languages', () => {
  const asked = (text: string, locale: string) =>
    [0, 1, 2].flatMap((n) => valuesAsked(text, n, locale)).sort();
  expect(KEYS.map((key) => [key, new Set(asked(en[key], 'en'))])).toEqual(
    KEYS.map((key) => [key, new Set(asked(es[key], 'es'))]),
  );
});

test('every text can be read', () => {
  const unread = [...Object.values(es), ...Object.values(en)].filter((text) =>
    /[{}]/.test(sayText(text, {}, 'es')),
  );
  expect(unread).toEqual([]);
});

test.each([
  [1, 1, 'Un jugador'],
  [1, 4, 'De 1 a 4 jugadores'],
  [2, 2, '2 jugadores'],
  [2, 5, 'De 2 a 5 jugadores'],
])('%i to %i seats', (min, max, said) => {
  expect(sayText(es.seatCount, { min, max, same: min === max }, 'es')).toBe(said);
});

function valuesAsked(text: string, count: number, locale: string): string[] {
  const asked: string[] = [];
  const values = new Proxy(
    {},
    {
      get(_, name) {
        asked.push(String(name));
        return count;
      },
    },
  );
  sayText(text, values, locale);
  return asked;
}
