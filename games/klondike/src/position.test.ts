import { type Look, movePiece, openGame, pieceOf, type Rules, turnPiece } from '@tapete/core';
import { expect, test } from 'vitest';
import { structureOfKlondike } from '../test/game.js';
import { ALL, cards } from '../test/hand.js';
import { rules } from './index.js';
import type { Klondike } from './manifest.js';

type Look_ = Parameters<NonNullable<Rules<Klondike>['setup']>>[0];

/** What is found wrong after somebody meddled with a fresh deal. */
function found(meddle: (play: Look_) => void, config = {}): readonly string[] {
  const setup = (play: Look_) => {
    rules.setup?.(play);
    meddle(play);
  };
  const game = openGame(structureOfKlondike(), { ...rules, setup });
  return game
    .create({ seats: 1, config, chance: 'xorshift32', seed: '1', script: [{ shuffle: ALL }] })
    .check();
}

const piece = ({ table }: Look<Klondike>, short: string) => pieceOf(table, cards(short)[0] as string);

test('a fresh deal is right', () => {
  expect(found(() => undefined)).toEqual([]);
});

test.each([
  ['a card up in the stock', (play: Look_) => turnPiece(play.table, piece(play, '13s'), 'up'), /stock is up/],
  [
    'a card down in the waste',
    (play: Look_) => movePiece(play.table, piece(play, '13s'), play.space('waste')),
    /waste is down/,
  ],
  [
    'a column that ends with a card that is down',
    (play: Look_) => turnPiece(play.table, piece(play, '1c'), 'down'),
    /column-1 ends/,
  ],
  [
    'a card down on one that is up',
    (play: Look_) => movePiece(play.table, piece(play, '13s'), play.space('column-1')),
    /face down on one that is up/,
  ],
  [
    'a run that is none',
    (play: Look_) => movePiece(play.table, piece(play, '13s'), play.space('column-1'), 'up'),
    /no run/,
  ],
  [
    'a foundation without its ace',
    (play: Look_) => movePiece(play.table, piece(play, '13s'), play.space('foundation-spades'), 'up'),
    /not built/,
  ],
  [
    'a card in the wrong foundation',
    (play: Look_) => movePiece(play.table, piece(play, '1c'), play.space('foundation-spades'), 'up'),
    /not built/,
  ],
  [
    'a pass too many',
    (play: Look_) => {
      play.global.pass = 4;
    },
    /pass 4 of 3/,
  ],
  [
    'points from nowhere',
    (play: Look_) => {
      play.global.score = 5;
    },
    /5 points/,
  ],
])('%s is found', (_, meddle, words) => {
  expect(found(meddle, { passes: 3 }).join('\n')).toMatch(words);
});
