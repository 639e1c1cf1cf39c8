import { expect, test } from 'vitest';
import { sayText, voiceOf } from './say.js';
import { languageOf } from './words.js';

const texts = { es: { hi: 'Hola, {name}' }, en: { hi: 'Hello, {name}' } };

test('a module speaks the wanted language, else its first', () => {
  expect(sayText(voiceOf(texts, 'en'), 'hi', { name: 'Ana' })).toBe('Hello, Ana');
  expect(sayText(voiceOf(texts, 'fr'), 'hi', { name: 'Ana' })).toBe('Hola, Ana');
});

test('what has no text is said by its name and values', () => {
  expect(
    sayText(voiceOf({}, 'en'), 'event.disc.dropped', { column: 3, cells: ['a1'], disc: { name: 4 } }),
  ).toBe('disc.dropped column 3 cells ["a1"] disc ▒');
});

test('what a text asks for and is not told is left empty, and a text that cannot be read is shown as written', () => {
  expect(sayText(voiceOf(texts, 'en'), 'hi', {})).toBe('Hello, ');
  const broken = voiceOf({ en: { hi: 'Hello, {name' } }, 'en');
  expect(sayText(broken, 'hi', { name: 'Ana' })).toContain('Hello, {name');
});

test.each([
  [{ LANG: 'es_ES.UTF-8' }, 'es'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'en_GB', LC_ALL: 'es_MX' }, 'es'],
  [{}, 'en'],
])('%j asks for %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
