import { describe, expect, test } from 'vitest';
import { begin, columnsOf, dropAll, lay, lift, rewritten } from './board.js';
import { openConecta4 } from './game.js';

const game = openConecta4();

type Change = Parameters<typeof rewritten>[2];

/** What the position check finds after a match of these columns was written over. */
const found = (columns: readonly number[], change: Change): readonly string[] =>
  rewritten(game, dropAll(begin(game), columns), change).check();

const results = (p0: string, p1: string): unknown => [{ outcome: p0 }, { outcome: p1 }];
const RUNNING = [3, 3, 2, 4];
const WON = [0, 1, 0, 1, 0, 1, 0];

test('nothing is wrong with any position of a match', () => {
  for (const columns of [RUNNING, WON]) {
    const match = begin(game);
    expect(match.check()).toEqual([]);
    for (const column of columns) expect(dropAll(match, [column]).check()).toEqual([]);
  }
});

test('written over with nothing changed, it is still valid', () => {
  expect([found(RUNNING, () => {}), found(WON, () => {})]).toEqual([[], []]);
});

describe('the position check finds', () => {
  test.each<[string, readonly number[], Change, RegExp]>([
    [
      'a disc that hangs',
      RUNNING,
      (state) => {
        lift(state, 'board/d2');
        lay(state, 'p1', 'board/d3');
      },
      /a disc hangs over a free cell in column 3/,
    ],
    [
      'a disc too many of the first side',
      RUNNING,
      (state) => {
        lay(state, 'p0', 'board/a1');
        lay(state, 'p0', 'board/b1');
        state.variables.global.plies = 6;
      },
      /first side has 4 discs and the second 2/,
    ],
    [
      'a disc too many of the second side',
      RUNNING,
      (state) => {
        lay(state, 'p1', 'board/a1');
        state.variables.global.plies = 5;
      },
      /first side has 2 discs and the second 3/,
    ],
    [
      'plies that do not agree',
      RUNNING,
      (state) => Object.assign(state.variables.global, { plies: 3 }),
      /3 plies/,
    ],
    [
      'a last move elsewhere',
      RUNNING,
      (state) => Object.assign(state.variables.global, { last: 2 }),
      /last move, column 2/,
    ],
    [
      'a last move into an empty column',
      RUNNING,
      (state) => Object.assign(state.variables.global, { last: 6 }),
      /last move, column 6/,
    ],
    [
      'a last move that is none',
      RUNNING,
      (state) => Object.assign(state.variables.global, { last: -1 }),
      /last move, column -1/,
    ],
    [
      'a last move before the first',
      [],
      (state) => Object.assign(state.variables.global, { last: 3 }),
      /before the first/,
    ],
    [
      'a line of both sides',
      WON,
      (state) => {
        lay(state, 'p1', 'board/b4');
        state.variables.global.plies = 8;
        state.variables.global.last = 1;
      },
      /both sides own a line/,
    ],
    [
      'a line without the last disc',
      WON,
      (state) => {
        lay(state, 'p1', 'board/g1');
        state.variables.global.plies = 8;
        state.variables.global.last = 6;
      },
      /a line does not contain the last disc/,
    ],
    [
      'a line without a winner',
      WON,
      (state) => Object.assign(state, { result: results('draw', 'draw') }),
      /the result is/,
    ],
    [
      'a line whose owner lost',
      WON,
      (state) => Object.assign(state, { result: results('loss', 'win') }),
      /the result is/,
    ],
    [
      'a line after which both won',
      WON,
      (state) => Object.assign(state, { result: results('win', 'win') }),
      /the result is/,
    ],
    [
      'a line in a match that goes on',
      WON,
      (state) => {
        Object.assign(state, { status: 'playing', result: null });
        state.flow.actor = 1;
      },
      /the result is/,
    ],
    [
      'an end with neither line nor full board',
      RUNNING,
      (state) => {
        Object.assign(state, { status: 'finished', result: results('win', 'loss') });
        state.flow.actor = -1;
      },
      /the result is/,
    ],
    [
      'a winner who has left',
      [3],
      (state) => {
        Object.assign(state, { status: 'finished', result: results('win', 'loss') });
        Object.assign(state.seats[0] ?? {}, { withdrawn: 1 });
        state.flow.actor = -1;
      },
      /the result is/,
    ],
    [
      'the wrong seat to move',
      RUNNING,
      (state) => Object.assign(state.flow, { actor: 1 }),
      /p1 is to move where p0 should be/,
    ],
    ['nobody to move', RUNNING, (state) => Object.assign(state.flow, { actor: -1 }), /to move/],
    [
      'somebody to move after the end',
      WON,
      (state) => Object.assign(state.flow, { actor: 1 }),
      /to move after the end/,
    ],
    ['an end without a result', WON, (state) => Object.assign(state, { result: null }), /the result is/],
    [
      'a result without an end',
      RUNNING,
      (state) => Object.assign(state, { result: results('win', 'loss') }),
      /the result is/,
    ],
  ])('%s', (_, columns, change, message) => {
    expect(found(columns, change).join('\n')).toMatch(message);
  });

  test('a full board whose result is no draw', () => {
    expect(found(columnsOf('full-board-draw'), () => {})).toEqual([]);
    const wrong = found(columnsOf('full-board-draw'), (state) =>
      Object.assign(state, { result: results('win', 'loss') }),
    );
    expect(wrong).toEqual(['the result is win and loss where it should be draw and draw']);
  });
});
