import { expect, test } from 'vitest';
import type { GameFolder } from '../module/read-game-folder.js';
import { textsOf } from './texts.js';

const folder = (files: Readonly<Record<string, unknown>>) => ({
  root: 'here',
  files: new Map(
    Object.entries(files).map(([path, value]) => [path, new TextEncoder().encode(JSON.stringify(value))]),
  ),
  findings: [],
});

/** A game with two cards of a library, in Spanish alone. */
function game(own: Readonly<Record<string, string>>, lent: Readonly<Record<string, unknown>>): GameFolder {
  const library = { texts: { es: 'texts/es.json', en: 'texts/en.json' } };
  return {
    game: { presentation: { texts: { es: 'texts/es.json' } } },
    folder: folder({ 'texts/es.json': own }),
    libraries: new Map([['cards', { name: 'cards', version: '1.0.0', folder: folder(lent), library }]]),
    structure: { definitions: [{ id: 'cards/deck#oros-1' }, { id: 'cards/deck#oros-2' }] },
  } as unknown as GameFolder;
}

const LENT = {
  'texts/es.json': { 'piece.oros-1': 'as de oros', 'piece.oros-2': 'dos de oros', 'piece.oros-3': 'tres' },
};

test('a library says what the cards of a game are called, and no others', () => {
  expect(textsOf(game({ 'offer.play': 'Jugar' }, LENT))).toEqual({
    es: { 'offer.play': 'Jugar', 'piece.oros-1': 'as de oros', 'piece.oros-2': 'dos de oros' },
  });
});

test('what the game says itself stands', () => {
  expect(textsOf(game({ 'piece.oros-1': 'el as' }, LENT)).es?.['piece.oros-1']).toBe('el as');
});

test('texts that a library names and does not have are told with their place', () => {
  expect(() => textsOf(game({}, {}))).toThrow('texts/es.json is named by here');
});
