import { existsSync, readFileSync } from 'node:fs';
import { verifyFiles } from '@tapete/manifest';
import { expect, test } from 'vitest';
import { FACES } from './drawn.js';

const libraries = new URL('../../', import.meta.url);
const FILES = ['cards-spanish/cards-spanish.library.json', 'playing-cards/playing-cards.library.json'];
const read = (path: string): string | undefined =>
  existsSync(new URL(path, libraries)) ? readFileSync(new URL(path, libraries), 'utf8') : undefined;

test('the set covers both Spanish decks, and everything that it names is there', () => {
  expect(verifyFiles(FILES, { read, exists: (path) => existsSync(new URL(path, libraries)) })).toEqual([]);
});

test('the set names what is drawn, and nothing else', () => {
  const { resources, slots } = JSON.parse(read('cards-spanish/standard.resource-set.json') ?? '');
  expect(resources[0].slots).toEqual(FACES);
  expect(slots).toEqual(Object.fromEntries(FACES.map((card) => [card, `cards/${card}`])));
});
