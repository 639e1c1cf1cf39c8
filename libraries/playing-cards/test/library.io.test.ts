import { readFileSync } from 'node:fs';
import { hasErrors, type Library, readLibrary, verifyFiles } from '@tapete/manifest';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './names.js';
import { definitionsText, textsText } from './written.js';

/*
 * The cards of four decks are written by a program, so that no card is forgotten and no name has two spellings. After
 * a change of it: `npm run -s do -- vitest run libraries/playing-cards -u`.
 */

const FILE = 'playing-cards.library.json';
const here = new URL('../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const written = textOf(FILE);
const { library, findings } = readLibrary(written, FILE);

test('the cards in the library are up to date', async () => {
  const [header] = written.split(/(?<="definitions": )/);
  await expect(`${header}${definitionsText()}\n}\n`).toMatchFileSnapshot(`../${FILE}`);
});

test.each(LOCALES)('the names in %s are up to date', async (locale) => {
  await expect(textsText(locale)).toMatchFileSnapshot(`../texts/${locale}.json`);
});

test('the library has no mistake', () => {
  expect(findings).toEqual([]);
  expect(hasErrors(verifyFiles([FILE], { read: textOf }))).toBe(false);
});

describe.each([
  ['poker52', 52],
  ['poker54', 54],
  ['spanish40', 40],
  ['spanish48', 48],
])('%s', (id, count) => {
  const cards = cardsOf(library, id);

  test(`has ${count} cards, each once`, () => {
    expect(new Set(cards.map(({ type }) => type)).size).toBe(count);
    expect(cards.every((card) => card.count === 1)).toBe(true);
  });

  test.each(LOCALES)('has a name for each card in %s', (locale) => {
    const texts: Record<string, string> = JSON.parse(textOf(`texts/${locale}.json`));
    const names = cards.map(({ type }) => texts[`piece.${type}`]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(count);
  });
});

test.each([
  ['oros-1', 'as de oros', 'ace of coins'],
  ['bastos-12', 'rey de bastos', 'king of clubs'],
  ['hearts-12', 'reina de corazones', 'queen of hearts'],
  ['joker-red', 'comodín rojo', 'red joker'],
])('%s is the %s and the %s', (type, es, en) => {
  const [spanish, english] = LOCALES.map((locale) => JSON.parse(textOf(`texts/${locale}.json`)));
  expect([spanish[`piece.${type}`], english[`piece.${type}`]]).toEqual([es, en]);
});

test('a deck of forty has no eight and no nine', () => {
  const ranks = cardsOf(library, 'spanish40').map(({ properties }) => properties.rank);
  expect([...new Set(ranks)]).toEqual(['1', '2', '3', '4', '5', '6', '7', '10', '11', '12']);
});

function cardsOf(from: Library | undefined, id: string) {
  const deck = from?.definitions.find((definition) => definition.id === id);
  return deck?.type === 'deck' ? deck.cards : [];
}
