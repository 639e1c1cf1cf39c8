import { describe, expect, test } from 'vitest';
import { BACKS, HIDDEN, OWNER_ONLY } from '../../test/structure.js';
import { piece, space, table } from '../../test/table.js';
import type { State } from '../match/state.js';
import { hasLearnt, knowsFace } from './knowledge.js';
import { arrange, hidePiece, movePiece, showPiece, turnPiece } from './move-piece.js';
import { piecesIn } from './pieces.js';
import { seesFace } from './sight.js';

const DRAWING =
  'deck: ~A ~B ~C | row: D ~E | hand:p0: ~F ~G | hand:p1: ~H ~I | rack:p0: ~J | rack:p1: | bin:';
const LEVELS = { deck: HIDDEN, hand: OWNER_ONLY, rack: BACKS, bin: HIDDEN };

const cloth = (): State => table(DRAWING, LEVELS);
const move = (on: State, id: string, to: string, face?: 'up' | 'down') =>
  movePiece(on, piece(on, id), space(on, to), face);
const mixUp = (on: State, id: string) => arrange(on, space(on, id), piecesIn(on, space(on, id)));

/** The faces that each seat knows, of `ABCDEFGHIJ`. */
const known = (on: State): string[] =>
  [0, 1].map((seat) => [...'ABCDEFGHIJ'].filter((id) => knowsFace(on, seat, piece(on, id))).join(''));
const seen = (on: State): string[] =>
  [0, 1].map((seat) => [...'ABCDEFGHIJ'].filter((id) => seesFace(on, seat, piece(on, id))).join(''));

test('at first a seat knows what it sees: faces that are up, and its own hands', () => {
  expect(seen(cloth())).toEqual(['DFGJ', 'DHI']);
  expect(known(cloth())).toEqual(['DFGJ', 'DHI']);
});

describe('a seat comes to know', () => {
  test.each<[string, (on: State) => void, string[]]>([
    ['what is turned up', (on) => turnPiece(on, piece(on, 'E'), 'up'), ['DEFGJ', 'DEHI']],
    ['what comes into its hand', (on) => move(on, 'C', 'hand:p1'), ['DFGJ', 'CDHI']],
    ['what is laid face up', (on) => move(on, 'C', 'row', 'up'), ['CDFGJ', 'CDHI']],
    [
      'what is shown to it, and nobody else does',
      (on) => showPiece(on, piece(on, 'A'), [1]),
      ['DFGJ', 'ADHI'],
    ],
    ['not what is laid face down', (on) => move(on, 'C', 'row', 'down'), ['DFGJ', 'DHI']],
    ['not what another seat takes', (on) => move(on, 'H', 'rack:p1'), ['DFGJ', 'DHI']],
  ])('%s', (_, act, faces) => {
    const on = cloth();
    act(on);
    expect(known(on)).toEqual(faces);
  });
});

describe('a seat goes on knowing', () => {
  test.each<[string, (on: State) => void]>([
    ['what is turned down', (on) => turnPiece(on, piece(on, 'D'), 'down')],
    ['what goes where it sees only how many lie', (on) => move(on, 'D', 'hand:p0')],
    ['what was put on a hidden deck', (on) => move(on, 'D', 'deck', 'down')],
    [
      'what it was shown, when that is over',
      (on) => {
        showPiece(on, piece(on, 'D'), [1]);
        hidePiece(on, piece(on, 'D'));
        turnPiece(on, piece(on, 'D'), 'down');
      },
    ],
    [
      'what lies in another’s hand while that seat plays face up',
      (on) => {
        move(on, 'D', 'hand:p0');
        move(on, 'F', 'row', 'up');
      },
    ],
  ])('%s', (_, act) => {
    const on = cloth();
    act(on);
    expect(knowsFace(on, 1, piece(on, 'D'))).toBe(true);
  });
});

describe('a seat loses track', () => {
  test.each<[string, (on: State) => void]>([
    [
      'of what is shuffled face down',
      (on) => {
        move(on, 'D', 'deck', 'down');
        mixUp(on, 'deck');
      },
    ],
    [
      'of what may have left a hand that it cannot look into',
      (on) => {
        move(on, 'D', 'hand:p0');
        move(on, 'F', 'bin');
      },
    ],
    [
      'of what may have gone from deck to bin',
      (on) => {
        move(on, 'D', 'deck', 'down');
        move(on, 'A', 'bin');
      },
    ],
  ])('%s', (_, act) => {
    const on = cloth();
    act(on);
    expect(knowsFace(on, 1, piece(on, 'D'))).toBe(false);
  });

  test.each<[string, (on: State) => void]>([
    ['of what is shuffled face up', (on) => mixUp(on, 'row')],
    [
      'of a back that is seen to leave a rack',
      (on) => {
        move(on, 'D', 'rack:p0', 'down');
        move(on, 'J', 'bin');
      },
    ],
  ])('but not %s', (_, act) => {
    const on = cloth();
    act(on);
    expect(knowsFace(on, 1, piece(on, 'D'))).toBe(true);
  });

  test('while its owner, who looks on, does not', () => {
    const on = cloth();
    mixUp(on, 'hand:p0');
    move(on, 'F', 'bin');
    expect(known(on)).toEqual(['DFGJ', 'DHI']);
  });
});

test('what is shown is shown where it lies, and no longer', () => {
  const on = cloth();
  showPiece(on, piece(on, 'A'), [0]);
  showPiece(on, piece(on, 'A'), [1]);
  expect(seen(on)).toEqual(['ADFGJ', 'ADHI']);
  move(on, 'A', 'bin');
  expect(seen(on)).toEqual(['DFGJ', 'DHI']);
  showPiece(on, piece(on, 'B'), [0]);
  mixUp(on, 'deck');
  expect(seen(on)).toEqual(['DFGJ', 'DHI']);
});

describe('whether somebody learnt something since the journal was opened', () => {
  test('of each seat, and of any', () => {
    const on = cloth();
    expect([hasLearnt(on, 0), hasLearnt(on, 1), hasLearnt(on, -1)]).toEqual([false, false, false]);
    move(on, 'C', 'hand:p1');
    expect([hasLearnt(on, 0), hasLearnt(on, 1), hasLearnt(on, -1)]).toEqual([false, true, true]);
  });

  test('seeing again what is known is no learning', () => {
    const on = cloth();
    turnPiece(on, piece(on, 'D'), 'down');
    turnPiece(on, piece(on, 'D'), 'up');
    move(on, 'F', 'row', 'up');
    expect([hasLearnt(on, 0), hasLearnt(on, 1)]).toEqual([false, true]);
  });
});

test('what hides nothing keeps no knowledge: all is known', () => {
  const open = table('row: A B | column: C');
  expect([0, 1].map((seat) => knowsFace(open, seat, piece(open, 'A')))).toEqual([true, true]);
  expect(open.minds).toEqual([]);
  expect(() => turnPiece(open, piece(open, 'A'), 'down')).toThrow(
    expect.objectContaining({ code: 'OPEN_GAME' }),
  );
});
