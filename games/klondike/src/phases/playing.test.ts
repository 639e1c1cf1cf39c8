import type { LockedMatch } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { drawn, handOf, offered, play, playAll, wantedHand } from '../../test/hand.js';

describe('drawing', () => {
  test('turns up one card, or three of which the last lies on top', () => {
    const stock = '2c 3c 4c 5c';
    expect(drawn(playAll(wantedHand({ stock }), 'draw')).waste).toBe('2c');
    expect(drawn(playAll(wantedHand({ stock }, { draw: 3 }), 'draw')).waste).toBe('2c 3c 4c');
  });

  test('takes what is left where there are fewer than three', () => {
    const match = wantedHand({ columns: ['6h'], stock: '? ? 5s' }, { draw: 3 });
    playAll(match, `draw, w>1, ${'draw, '.repeat(7)}recycle, ${'draw, '.repeat(6)}draw`);
    expect(drawn(match).stock).toBe('#2');
    playAll(match, 'draw');
    expect(drawn(match).stock).toBe('#0');
    expect(drawn(match).waste?.split(' ')).toHaveLength(23);
  });

  test('plays the card under the top of the waste once the top is gone', () => {
    const match = wantedHand({ columns: ['6h'], stock: '? 4d 5s' }, { draw: 3 });
    playAll(match, 'draw, w>1');
    expect(drawn(match)['column-1']).toBe('6h 5s');
    expect(offered(match)).toContain('w>1');
    playAll(match, 'w>1');
    expect(drawn(match)['column-1']).toBe('6h 5s 4d');
  });

  test('is over where the stock is', () => {
    const match = handOf(3);
    for (let drawing = 0; drawing < 24; drawing++) play(match, 'draw');
    expect(play(match, 'draw')).toEqual({ status: 'refused', code: 'STOCK_EMPTY' });
  });
});

describe('recycling', () => {
  const drawnThrough = (match: LockedMatch) => {
    const shown: string[] = [];
    while (play(match, 'draw').status === 'accepted') shown.push(drawn(match).waste ?? '');
    return shown;
  };

  test('keeps the order: the next pass shows the same cards', () => {
    for (const draw of [1, 3] as const) {
      const match = handOf(8, { draw });
      const first = drawnThrough(match);
      playAll(match, 'recycle');
      expect(drawnThrough(match)).toEqual(first);
      expect(first).toHaveLength(24 / draw);
    }
  });

  test('needs an empty stock and a waste', () => {
    const match = handOf(8);
    expect(play(match, 'recycle')).toEqual({ status: 'refused', code: 'STOCK_LEFT' });
    expect(offered(match)).not.toContain('recycle');
  });

  test('with everything played out of the waste is refused', () => {
    const match = wantedHand({ columns: ['1c', '1d', '1h'].map(openIn), stock: PLAYS_ITSELF });
    playAll(match, '1^, 2^, 3^');
    for (let drawing = 0; drawing < 24; drawing++) playAll(match, 'draw, w^');
    expect(drawn(match)).toMatchObject({ stock: '#0', waste: '' });
    expect(play(match, 'recycle')).toEqual({ status: 'refused', code: 'WASTE_EMPTY' });
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const)('with %i passes happens %i times', (passes, times) => {
    const match = handOf(8, { passes });
    for (let recycled = 0; recycled < times; recycled++) {
      drawnThrough(match);
      expect(play(match, 'recycle').status).toBe('accepted');
    }
    drawnThrough(match);
    expect(play(match, 'recycle')).toEqual({ status: 'refused', code: 'NO_PASSES_LEFT', facts: { passes } });
  });

  test('is unlimited unless the config says otherwise', () => {
    const match = handOf(8);
    for (let recycled = 0; recycled < 12; recycled++) {
      drawnThrough(match);
      playAll(match, 'recycle');
    }
    expect(match.view('p0').variables.global.pass).toBe(13);
  });
});

const openIn = (short: string, column: number): string => `${'? '.repeat(column)}${short}`;

/** A stock of which each card goes home as it is drawn, once the aces are. */
const PLAYS_ITSELF = '2c 3c 4c 5c 6c 7c 8c 9c 10c 11c 12c 13c 2d 3d 4d 5d 6d 7d 8d 9d 10d 11d 12d 13d';

describe('columns', () => {
  test('build down in alternating colours', () => {
    const match = wantedHand({ columns: ['8h', '? 7s', '? ? 7d', '? ? ? 9c'] });
    expect(offered(match)).toEqual(expect.arrayContaining(['2>1', '1>4']));
    expect(play(match, '3>1')).toEqual({ status: 'refused', code: 'DOES_NOT_FIT' });
    expect(play(match, '4>1')).toMatchObject({ code: 'DOES_NOT_FIT' });
  });

  test('move a run, or the lower part of one, as a unit', () => {
    const columns = ['8h', '? 7s', '? ? 6d', '? ? ? 8d', '? ? ? ? 7c', '? ? ? ? ? 9c'];
    const match = playAll(wantedHand({ columns }), '2>1, 3>1');
    expect(drawn(match)['column-1']).toBe('8h 7s 6d');
    expect(offered(match)).toEqual(expect.arrayContaining(['1x2>4', '1x3>6', '1>5']));
    playAll(match, '1x2>4');
    expect(drawn(match)).toMatchObject({ 'column-1': '8h', 'column-4': '? ? ? 8d 7s 6d' });
  });

  test('give no run that is none: too many, covered, or in the waste', () => {
    const match = wantedHand({ columns: ['8h', '? 7s'], stock: '9c 8d' });
    const refused = { status: 'refused', code: 'NO_SUCH_RUN' };
    expect(play(match, '2x2>1')).toMatchObject({ ...refused, facts: { count: 2 } });
    expect(play(match, '1x2>2')).toMatchObject(refused);
    playAll(match, 'draw, draw');
    expect(play(match, 'wx2>1')).toMatchObject(refused);
    expect(play(match, 'h>1')).toMatchObject(refused);
  });

  test('take only a king when they are empty, with whatever hangs on it', () => {
    const match = wantedHand({ columns: ['8h', '? 9s', '? ? 13d', '? ? ? 12c', '? ? ? ? 7d'] });
    playAll(match, '1>2, 4>3');
    expect(drawn(match)).toMatchObject({ 'column-1': '', 'column-3': '? ? 13d 12c' });
    expect(offered(match)).toContain('3x2>1');
    expect(play(match, '5>1')).toEqual({ status: 'refused', code: 'COLUMN_WANTS_KING' });
    expect(play(match, '3>1')).toEqual({ status: 'refused', code: 'COLUMN_WANTS_KING' });
    playAll(match, '3x2>1');
    expect(drawn(match)['column-1']).toBe('13d 12c');
  });

  test('take any card when they are empty, where the config has it so', () => {
    const match = wantedHand({ columns: ['8h', '? 9s', '? ? 7d'] }, { emptyColumn: 'any' });
    playAll(match, '1>2, 3>1');
    expect(drawn(match)['column-1']).toBe('7d');
  });

  test('let a king that is their lowest card move to an empty one, useless as it is', () => {
    const match = wantedHand({ columns: ['13h', '8d 1c', '? ? 9s'] });
    playAll(match, '2^, 2>3');
    expect(drawn(match)['column-2']).toBe('');
    playAll(match, '1>2, 2>1, 1>2');
    expect(drawn(match)).toMatchObject({ 'column-1': '', 'column-2': '13h' });
  });
});

describe('foundations', () => {
  test('build up by suit from the ace', () => {
    const match = wantedHand({ columns: ['1h', '? 2h', '? ? 3s', '? ? ? 3h'] });
    expect(offered(match)).toContain('1^');
    expect(play(match, '2^')).toEqual({ status: 'refused', code: 'DOES_NOT_FIT' });
    playAll(match, '1^, 2^, 4^');
    expect(drawn(match)['foundation-hearts']).toBe('1h 2h 3h');
    expect(play(match, '3^')).toMatchObject({ code: 'DOES_NOT_FIT' });
    expect(play(match, '1^')).toMatchObject({ code: 'NO_SUCH_RUN' });
  });

  test('give their top card back, an ace too', () => {
    const match = wantedHand({ columns: ['1h', '? 2h', '? ? 2c'] });
    playAll(match, '1^');
    expect(offered(match)).toContain('h>3');
    expect(offered(match)).not.toContain('h>2');
    playAll(match, 'h>3');
    expect(drawn(match)).toMatchObject({ 'column-3': '? ? 2c 1h', 'foundation-hearts': '' });
  });

  test('keep what they have where the config has it so', () => {
    const match = wantedHand({ columns: ['1h', '? 2h', '? ? 2c'] }, { foundationToTableau: false });
    playAll(match, '1^');
    expect(offered(match)).not.toContain('h>3');
    expect(play(match, 'h>3')).toEqual({ status: 'refused', code: 'FOUNDATION_KEEPS' });
  });

  test('are a double tap away', () => {
    const match = wantedHand({ columns: ['1h'] });
    const [home] = match.offers('p0').filter(({ action }) => action === 'moveToFoundation');
    expect(home).toMatchObject({ quick: true, at: [expect.any(Number), 'foundation-hearts'] });
  });
});

describe('a card that is uncovered', () => {
  const columns = ['8h', '3c 7s', '? ? 2h', '? ? ? 9d'];

  test('turns up within the move that uncovered it', () => {
    const match = playAll(wantedHand({ columns }), '2>1');
    expect(drawn(match)['column-2']).toBe('3c');
    expect(match.updates('p0', 1)[0]?.events.map(({ type }) => type)).toEqual(['cards.moved', 'card.turned']);
    expect(play(match, 'turn 2')).toMatchObject({ code: 'NOT_COVERED' });
  });

  test('waits for a move of its own without autoFlip, and nothing may lie on it before', () => {
    const match = playAll(wantedHand({ columns }, { autoFlip: false }), '2>1');
    expect(drawn(match)['column-2']).toBe('?');
    expect(offered(match)).toContain('turn 2');
    expect(offered(match)).not.toContain('3>2');
    expect(play(match, '3>2')).toMatchObject({ code: 'DOES_NOT_FIT' });
    expect(play(match, '2^')).toMatchObject({ code: 'NO_SUCH_RUN' });
    expect(play(match, 'turn 3')).toEqual({
      status: 'refused',
      code: 'NOT_COVERED',
      facts: { column: 3 },
    });
    playAll(match, 'turn 2, 3>2');
    expect(drawn(match)['column-2']).toBe('3c 2h');
  });
});

describe('the end', () => {
  test('of who gives up is a loss, and nobody wins', () => {
    const match = playAll(handOf(1), 'giveUp');
    expect(match.context('p0')).toMatchObject({
      status: 'finished',
      result: { p0: { outcome: 'loss', reason: 'givenUp' } },
    });
    expect(play(match, 'draw')).toMatchObject({ code: 'MATCH_OVER' });
  });

  test('of who leaves is one too', () => {
    const match = handOf(1);
    match.withdraw('p0');
    expect(match.context('p0').result).toEqual({ p0: { outcome: 'loss', reason: 'withdrawal' } });
  });

  test('is never declared: a hand without a useful move goes on as long as its seat likes', () => {
    const columns = ['2d', '? 4d', '? ? 6d', '? ? ? 8d', '? ? ? ? 10d', '? ? ? ? ? 12d', '? ? ? ? ? ? 2h'];
    const stock = `${Array.from({ length: 23 }, () => '?').join(' ')} 4h`;
    const match = wantedHand({ columns, stock }, { passes: 1 });
    for (let drawing = 0; drawing < 24; drawing++) playAll(match, 'draw');
    expect(offered(match)).toEqual(['giveUp']);
    expect(match.context('p0').status).toBe('playing');
  });

  test('giving up is the one offer that concedes', () => {
    const conceding = handOf(1)
      .offers('p0')
      .filter(({ concedes }) => concedes);
    expect(conceding.map(({ action }) => action)).toEqual(['giveUp']);
  });
});

test.each([
  ['no such place', { from: 'hand', count: 1, to: 'column-1' }],
  ['no such column', { from: 'waste', count: 1, to: 'column-8' }],
  ['a foundation as a column', { from: 'waste', count: 1, to: 'foundation-clubs' }],
  ['no card', { from: 'waste', count: 0, to: 'column-1' }],
  ['half a card', { from: 'waste', count: 1.5, to: 'column-1' }],
  ['a text for a number', { from: 'waste', count: '1', to: 'column-1' }],
  ['nothing', {}],
])('%s is refused and changes nothing', (_, payload) => {
  const match = handOf(1);
  const before = match.hash();
  expect(match.play('p0', 'moveStack', payload)).toMatchObject({ status: 'refused', code: 'VALUE_WRONG' });
  expect(match.hash()).toBe(before);
});
