import { describe, expect, test } from 'vitest';
import { card, handOf, mover, play, playAll, playOut, seen, tableOf, wantedTable } from '../../test/table.js';

describe('the deal', () => {
  test.each([
    [2, 34, 20, 17],
    [3, 30, 13, 10],
    [4, 28, 10, 7],
  ])('of %i: %i cards are left, %i tricks, %i rounds of drawing', (seats, left, tricks, rounds) => {
    const match = tableOf(1, seats);
    const { spaces } = match.view('spectator');
    expect(spaces.stock).toEqual({ count: left - 1 });
    expect(seen(match, 'turned-up').split(' ')).toHaveLength(1);
    expect(left / seats).toBe(rounds);
    const moves = playOut(match, () => 0);
    expect(match.view('p0').variables.global.tricks).toBe(tricks);
    expect(moves).toBeGreaterThanOrEqual(tricks * seats);
    const drawn = match
      .updates('spectator', 0)
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'card.drawn');
    expect(drawn).toHaveLength(rounds * seats);
  });

  test('gives one card after the other from p0 on, or three at once', () => {
    const hands = { hands: ['1o 3o 5o', '2o 4o 6o'], turned: '7o' };
    expect(handOf(wantedTable(hands), 'p0')).toBe('1o 3o 5o');
    expect(handOf(wantedTable(hands, { dealing: 'three at once' }), 'p0')).toBe('1o 2o 3o');
    expect(handOf(wantedTable(hands, { dealing: 'three at once' }), 'p1')).toBe('4o 5o 6o');
  });

  test('leaves one two out where three play, which all see', () => {
    expect(seen(tableOf(1, 3), 'aside')).toBe('2c');
    expect(seen(tableOf(1, 3, { removedTwo: '2 of bastos' }), 'aside')).toBe('2b');
    expect(seen(tableOf(1, 2), 'aside')).toBe('');
  });

  test('fixes the trump by the card that is turned up', () => {
    const match = wantedTable({ hands: ['1o 3o 5o', '2o 4o 6o'], turned: '7e' });
    expect(match.view('spectator').variables.global.trump).toBe('espadas');
    expect(mover(match)).toBe('p0');
  });
});

describe('a trick', () => {
  const hands = ['2o 4e 12c', '1o 5b 3c', '4b 7c 1b'];

  test('has no duties: each card of the hand is offered', () => {
    const match = wantedTable({ hands, turned: '4c' });
    for (const short of ['2o', '5b', '4b']) {
      expect(match.offers(mover(match))).toHaveLength(3);
      playAll(match, short);
    }
  });

  test('goes round, and belongs to who played its best card, who leads next', () => {
    const match = playAll(wantedTable({ hands, turned: '4c' }), '2o 1o');
    expect(seen(match, 'trick')).toBe('2o 1o');
    const trick = match.view('p2').spaces.trick;
    const owners = trick !== undefined && 'pieces' in trick ? trick.pieces.map(({ owner }) => owner) : [];
    expect([...owners, mover(match)]).toEqual(['p0', 'p1', 'p2']);
    playAll(match, '7c');
    expect([seen(match, 'trick'), mover(match)]).toEqual(['', 'p2']);
    expect(['p0', 'p1', 'p2'].map((seat) => seen(match, `won:${seat}`))).toEqual(['#0', '#0', '#3']);
  });

  test('goes by the order, not by the number: the three beats the king', () => {
    const match = playAll(wantedTable({ hands, turned: '4c' }), '12c 3c 1b');
    expect(mover(match)).toBe('p1');
  });

  test('is drawn after in turn order, the winner first', () => {
    const match = playAll(wantedTable({ hands, turned: '4c', stock: '6o 7o 10o' }), '2o 5b 7c');
    expect(
      ['p2', 'p0', 'p1'].map((seat) =>
        handOf(match, seat as 'p0')
          .split(' ')
          .at(-1),
      ),
    ).toEqual(['6o', '7o', '10o']);
  });

  test('takes only cards of the hand', () => {
    const match = wantedTable({ hands, turned: '4c' });
    expect(play(match, '1o')).toEqual({ status: 'refused', code: 'NOT_IN_HAND' });
    expect(play(match, '4c')).toEqual({ status: 'refused', code: 'NOT_IN_HAND' });
    expect(play(match, '1o', 'p1')).toEqual({ status: 'refused', code: 'NOT_OFFERED' });
    expect(match.play('p0', 'play', { card: 7 })).toMatchObject({ code: 'VALUE_WRONG' });
    expect(match.play('p0', 'play', {})).toMatchObject({ code: 'VALUE_WRONG' });
  });
});

describe('the stock', () => {
  test('ends with the turned-up card, which the loser of the last drawn trick takes where two play', () => {
    const match = tableOf(3);
    while (match.view('p0').spaces.stock && seen(match, 'stock') !== '#1') match.take(mover(match), 0);
    const turned = seen(match, 'turned-up');
    while (seen(match, 'stock') !== '#0') match.take(mover(match), 0);
    const winner = mover(match);
    const loser = winner === 'p0' ? 'p1' : 'p0';
    expect(seen(match, 'turned-up')).toBe('');
    expect(handOf(match, loser).split(' ')).toContain(turned);
    expect(handOf(match, winner).split(' ')).not.toContain(turned);
  });

  test.each([2, 3, 4])('leaves three tricks without drawing where %i play', (seats) => {
    const match = tableOf(5, seats);
    let withoutDrawing = 0;
    for (let before = 0; match.acting().length > 0; ) {
      const isOut = seen(match, 'turned-up') === '';
      match.take(mover(match), 0);
      const now = Number(match.view('p0').variables.global.tricks);
      if (now > before && isOut) withoutDrawing++;
      before = now;
    }
    expect(withoutDrawing).toBe(3);
  });
});

test('nothing is legal after the end', () => {
  const match = tableOf(1);
  playOut(match, () => 0);
  expect(match.play('p0', 'play', { card: card('1o') })).toMatchObject({ code: 'MATCH_OVER' });
});
