import { expect, test } from 'vitest';
import type { View } from '../shapes.js';
import { sayText } from '../words/icu.js';
import type { Speech } from './sentences.js';
import { seatStatusWords, statusWords } from './status-words.js';

const TEXTS: Record<string, string> = {
  status: 'Triunfo: {trump}',
  'status.seat': '{points, select, null {} other {{points} puntos}}',
};
const speech: Speech = {
  viewer: 'p0',
  names: new Map(),
  plans: [],
  text: (key, values) => (TEXTS[key] === undefined ? undefined : sayText(TEXTS[key], values, 'es')),
  list: (items) => items.join(),
};
const view: View = {
  spaces: {},
  variables: { global: { trump: 'copas' }, players: { p0: { points: 11 }, p1: { points: null } } },
  resources: {},
};

test('a game says how it stands, for all and for each seat', () => {
  expect(statusWords(view, speech)).toBe('Triunfo: copas');
  expect(seatStatusWords(view, 'p0', speech)).toBe('11 puntos');
  expect(seatStatusWords(view, 'p1', speech)).toBe('');
});

test('a game without such texts says nothing, and neither does a table that is not there yet', () => {
  const silent = { ...speech, text: () => undefined };
  expect([statusWords(view, silent), seatStatusWords(view, 'p0', silent)]).toEqual(['', '']);
  expect([statusWords(undefined, speech), seatStatusWords(undefined, 'p0', speech)]).toEqual(['', '']);
});
