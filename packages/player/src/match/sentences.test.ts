import { beforeAll, expect, test } from 'vitest';
import { sayText } from '../words/icu.js';
import { speak } from '../words/words.js';
import { eventSentences, labelWords, type Speech, spoken } from './sentences.js';

beforeAll(() => speak('es'));

const TEXTS: Record<string, string> = {
  'event.disc.dropped': '{seatMine, select, true {Sueltas} other {{seat} suelta}} en la columna {cellColumn}',
  'event.line': 'Línea de {seat}',
  'offer.drop': 'Soltar en la columna {column}',
};
const speech: Speech = {
  viewer: 'p1',
  names: new Map([
    ['p0', 'Ana'],
    ['p1', 'Eva'],
  ]),
  plans: [],
  text: (key, values) => (TEXTS[key] === undefined ? undefined : sayText(TEXTS[key], values, 'es')),
  list: (items) => items.join(' y '),
};
const dropped = (seat: string) => ({
  seq: 1,
  type: 'disc.dropped',
  data: { seat, cell: 'board/d3', column: 3 },
});

test('an event is told with the names of those at the table', () => {
  expect(eventSentences(dropped('p0'), speech)).toEqual(['Ana suelta en la columna d']);
});

test('a plan that says something tells the event in its own words', () => {
  const say = (text: string, field: string) => ({
    id: text.slice(-4).replace('.', ''),
    do: 'say' as const,
    text,
    when: [{ field, exists: true }],
  });
  const effects = [say('event.disc.dropped', 'cell'), say('event.line', 'line')];
  const plans = [{ planVersion: 1 as const, id: 'drop', on: 'disc.dropped', effects }];
  const line = { ...dropped('p0'), data: { ...dropped('p0').data, line: ['board/a1'] } };
  expect(eventSentences(dropped('p0'), { ...speech, plans })).toEqual(['Ana suelta en la columna d']);
  expect(eventSentences(line, { ...speech, plans })).toEqual(['Ana suelta en la columna d', 'Línea de Ana']);
});

test('who listens is told as you', () => {
  expect(eventSentences(dropped('p1'), speech)).toEqual(['Sueltas en la columna d']);
});

test('an event without a text is not told', () => {
  expect(eventSentences({ seq: 1, type: 'silent', data: {} }, speech)).toEqual([]);
});

test('a label without a text is its key, so that the move can still be made', () => {
  expect(labelWords({ key: 'offer.drop', values: { column: 4 } }, speech)).toBe('Soltar en la columna 4');
  expect(labelWords({ key: 'offer.other' }, speech)).toBe('offer.other');
});

test('facts become words', () => {
  expect(
    spoken({ line: ['board/a1', 'board/b1'], to: 'hand:p0', n: 3, who: ['p0', 'p1'], none: null }, speech),
  ).toEqual({
    line: 'a1 y b1',
    lineCount: 2,
    to: 'hand:p0',
    n: 3,
    who: 'Ana y Eva',
    whoCount: 2,
    none: null,
  });
});

test('a piece is called by its game, where its face was seen', () => {
  const text = (key: string) => (key === 'piece.hearts-1' ? 'as de corazones' : undefined);
  const facts = {
    card: { name: 3, definition: 'cards/poker52#hearts-1' },
    other: { name: 4 },
    all: [{ name: 5, definition: 'lib#x' }],
  };
  expect(spoken(facts, { ...speech, text })).toMatchObject({
    card: 'as de corazones',
    cardSeen: true,
    otherSeen: false,
    all: 'x',
    allCount: 1,
  });
});
