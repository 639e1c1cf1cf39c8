import { expect, test } from 'vitest';
import { sayText } from '../words/icu.js';
import { eventSentence, labelWords, type Speech, spoken } from './sentences.js';

const TEXTS: Record<string, string> = {
  'event.disc.dropped': '{seatMine, select, true {Sueltas} other {{seat} suelta}} en la columna {cellColumn}',
  'offer.drop': 'Soltar en la columna {column}',
};
const speech: Speech = {
  viewer: 'p1',
  names: new Map([
    ['p0', 'Ana'],
    ['p1', 'Eva'],
  ]),
  text: (key, values) => (TEXTS[key] === undefined ? undefined : sayText(TEXTS[key], values, 'es')),
  list: (items) => items.join(' y '),
};
const dropped = (seat: string) => ({
  seq: 1,
  type: 'disc.dropped',
  data: { seat, cell: 'board/d3', column: 3 },
});

test('an event is told with the names of those at the table', () => {
  expect(eventSentence(dropped('p0'), speech)).toBe('Ana suelta en la columna d');
});

test('who listens is told as you', () => {
  expect(eventSentence(dropped('p1'), speech)).toBe('Sueltas en la columna d');
});

test('an event without a text is not told', () => {
  expect(eventSentence({ seq: 1, type: 'silent', data: {} }, speech)).toBeUndefined();
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
