import { type MatchResult, movePiece, openGame, type Play, pieceOf, piecesIn } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { structureOfBrisca } from '../test/game.js';
import { card, mover, numbers, playOut, tableOf } from '../test/table.js';
import { rules } from './index.js';
import type { Brisca } from './manifest.js';

/**
 * Ends a game in which each seat has won these cards: everything is laid into the piles but one card of each hand, and
 * the last trick, of cards without points, goes to the seat that is said.
 */
function counted(piles: readonly string[], config: Partial<Brisca['config']> = {}): MatchResult | null {
  const seats = piles.length;
  const last = ['4o', '5o', '6o', '7o'].slice(0, seats);
  const setup = (play: Play<Brisca>) => {
    rules.setup?.(play);
    const { table } = play;
    play.global.trump = 'copas';
    const lay = (short: string, space: 'hand' | 'won', seat: number) =>
      movePiece(table, pieceOf(table, card(short)), play.space(space, seat), 'up');
    for (const space of ['stock', 'turned-up'] as const)
      for (const piece of piecesIn(table, play.space(space))) movePiece(table, piece, play.space('won', 0));
    for (let seat = 0; seat < seats; seat++)
      for (const piece of piecesIn(table, play.space('hand', seat)))
        movePiece(table, piece, play.space('won', 0));
    for (const [seat, pile] of piles.entries())
      for (const short of pile.split(' ').filter(Boolean)) lay(short, 'won', seat);
    for (const [seat, short] of last.entries()) lay(short, 'hand', seat);
  };
  const match = openGame(structureOfBrisca(), { ...rules, setup }).create({
    seats,
    config,
    chance: 'xorshift32',
    seed: '1',
  });
  for (const short of last) match.play(mover(match), 'play', { card: card(short) });
  return match.context('p0').result;
}

const outcomes = (result: MatchResult | null) =>
  Object.values(result ?? {}).map(({ outcome, score }) => `${outcome} ${score}`);

describe('two seats', () => {
  test('more than 60 points win', () => {
    expect(outcomes(counted(['', '1o 3o 1c 3c 1e 12o 11o 10o']))).toEqual(['loss 58', 'win 62']);
  });

  test('60 each are a draw, however first places are shared elsewhere', () => {
    const pile = '1o 3o 1c 3c 12o 11o 1e';
    expect(outcomes(counted(['', pile]))).toEqual(['draw 60', 'draw 60']);
    expect(outcomes(counted(['', pile], { sharedFirst: 'more' }))).toEqual(['draw 60', 'draw 60']);
  });
});

describe('singles', () => {
  /** 40, 40, 40. */
  const alike = ['', '1o 3o 12o 11o 10o 3c', '1e 3e 12e 11e 10e 3b'];

  test('the most points win, also below 60', () => {
    const piles = ['', '1o 3o 12o 11o 10o', '1e 3e 12e'];
    expect(outcomes(counted(piles))).toEqual(['win 65', 'loss 30', 'loss 25']);
  });

  test('who shares the first place has a draw, the others lose', () => {
    expect(outcomes(counted(alike))).toEqual(['draw 40', 'draw 40', 'draw 40']);
    const two = ['', '1o 3o 12o 11o 10o 1e', '1c 3c 12c 11c 10c 1b'];
    expect(outcomes(counted(two))).toEqual(['loss 38', 'draw 41', 'draw 41']);
  });

  test('who shares it wins, where the table has agreed so', () => {
    expect(outcomes(counted(alike, { sharedFirst: 'more' }))).toEqual(['win 40', 'win 40', 'win 40']);
  });
});

test('partners win and lose together, with the points of both', () => {
  const piles = ['', '1o 3o 12o', '1e', '3e 1c 1b'];
  expect(outcomes(counted(piles, { pairs: true }))).toEqual(['win 63', 'loss 57', 'win 63', 'loss 57']);
});

describe('leaving', () => {
  test.each([
    [2, false, 1, ['win', 'loss']],
    [3, false, 1, ['draw', 'loss', 'draw']],
    [4, false, 0, ['loss', 'draw', 'draw', 'draw']],
    [4, true, 2, ['loss', 'win', 'loss', 'win']],
  ] as const)('of %i seats, pairs %s: p%i leaves', (seats, pairs, seat, expected) => {
    const match = tableOf(1, seats, { pairs });
    match.withdraw(`p${seat}`);
    expect(Object.values(match.context('p0').result ?? {}).map(({ outcome }) => outcome)).toEqual(expected);
    expect(match.check()).toEqual([]);
  });
});

describe('a match of several games', () => {
  test('is won by who wins most of them; the lead goes round', () => {
    const match = tableOf(4, 3, { matchLength: 3 });
    playOut(match, numbers(4));
    const events = match.updates('spectator', 0).flatMap((update) => update.events);
    const dealt = events.filter(({ type }) => type === 'game.dealt').map(({ data }) => data.leader);
    expect(dealt).toEqual(['p0', 'p1', 'p2']);
    const over = events.filter(({ type }) => type === 'game.over');
    expect(over).toHaveLength(3);
    for (const { data } of over)
      expect((data.all as number[]).reduce((sum, each) => sum + each, 0)).toBe(120);
    const won = Object.values(match.view('p0').variables.players).map(({ gamesWon }) => gamesWon);
    expect(Object.values(match.context('p0').result ?? {}).map(({ score }) => score)).toEqual(won);
    expect(match.check()).toEqual([]);
  });
});

test.each([
  ['pairs of three', 3, { pairs: true }, /PAIRS_NEED_FOUR/],
  ['partners without pairs', 4, { partnersHand: 'last three' }, /PARTNERS_WITHOUT_PAIRS/],
  ['five seats', 5, {}, /SEATS_WRONG|2 to 4/],
  ['no game at all', 2, { matchLength: 0 }, /CONFIG_WRONG|matchLength/],
] as const)('%s cannot be played', (_, seats, config, words) => {
  expect(() => tableOf(1, seats, config)).toThrow(words);
});
