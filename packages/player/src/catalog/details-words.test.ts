import { expect, test } from 'vitest';
import { DETAILS_WORDS } from './details-words.js';

test('the sheet about versions says the same things in both languages, with the same values', () => {
  const { es, en } = DETAILS_WORDS;
  expect(Object.keys(en)).toEqual(Object.keys(es));
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  for (const key of Object.keys(es) as (keyof typeof es)[])
    expect(namesIn(en[key])).toEqual(namesIn(es[key]));
});
