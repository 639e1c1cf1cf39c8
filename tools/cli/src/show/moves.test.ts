import type { Offer, PieceName } from '@tapete/core';
import { expect, test } from 'vitest';
import { marksOf, numberMoves } from './moves.js';

const voice = { locale: 'en', texts: { 'offer.drop': 'drop in column {column}' } };
const drop = (column: number, at: string): Offer => ({
  id: `drop{"column":${column}}`,
  action: 'drop',
  payload: { column },
  intent: 'confirm',
  label: { key: 'offer.drop', values: { column: column + 1 } },
  at: [at],
});

test('moves are numbered from 1 and said in the words of the module', () => {
  const moves = numberMoves([drop(0, 'board/a1'), drop(6, 'board/g1')], voice);
  expect(moves.map(({ number, text }) => [number, text])).toEqual([
    [1, 'drop in column 1'],
    [2, 'drop in column 7'],
  ]);
});

test('each row of a domain is a move of its own, named as the host will check it', () => {
  const fire: Offer = {
    id: 'fire{}',
    action: 'fire',
    payload: {},
    intent: 'confirm',
    label: { key: 'offer.fire' },
    domain: {
      parameters: ['row', 'column'],
      patterns: [{ places: [[0, 0, 2]], values: [{ y: 0 }, { x: 0 }], at: [{ on: 'sea:p1' }] }],
    },
  };
  const moves = numberMoves([fire], voice);
  expect(moves.map(({ offer, text }) => [offer, text])).toEqual([
    ['fire{"column":0,"row":0}', 'fire row 0 column 0'],
    ['fire{"column":1,"row":0}', 'fire row 0 column 1'],
  ]);
  expect([...marksOf(moves)]).toEqual([
    ['sea:p1/a1', '1'],
    ['sea:p1/b1', '2'],
  ]);
});

test('a move is said of the piece that it begins with, as the module calls it', () => {
  const view = {
    spaces: {
      'hand:p0': {
        pieces: [
          { name: 4, owner: null, face: 'up' as const, definition: 'fruit#fig' },
          { name: 5, owner: null, face: 'up' as const, definition: 'fruit#plum' },
        ],
      },
    },
  };
  const take = (name: number): Offer => ({
    id: `take{"card":${name}}`,
    action: 'take',
    payload: { card: name },
    intent: 'confirm',
    label: { key: 'offer.take', values: {} },
    at: [name as PieceName, 'basket'],
  });
  const words = { locale: 'en', texts: { 'offer.take': 'take {piece}', 'piece.fig': 'a fig' } };
  expect(numberMoves([take(4), take(5)], words, view).map(({ text }) => text)).toEqual([
    'take a fig',
    'take plum',
  ]);
});

test('a square on which two moves end has no number', () => {
  const moves = numberMoves([drop(0, 'board/a1'), drop(1, 'board/a1'), drop(2, 'board/c1')], voice);
  expect([...marksOf(moves)]).toEqual([['board/c1', '3']]);
});
