import { describe, expect, test } from 'vitest';
import { exchange, handOf, mover, playAll, seen, wantedTable } from '../test/table.js';
import { rankGivenFor } from './exchange.js';

/** p0 wins the first trick, holds seven and two of copas, and leads. */
const table = (turned: string, config = {}) =>
  playAll(wantedTable({ hands: ['1o 7c 2c', '4o 5b 6b'], turned, stock: '4e 5e' }, config), '1o 4o');

test('a seven takes a picture, a three or an ace; a two takes what is lower; nothing takes a two', () => {
  expect([1, 3, 12, 11, 10].map(rankGivenFor)).toEqual([7, 7, 7, 7, 7]);
  expect([7, 6, 5, 4].map(rankGivenFor)).toEqual([2, 2, 2, 2]);
  expect(rankGivenFor(2)).toBeUndefined();
});

test('the seven of trump changes places with the turned-up card, and takes no turn', () => {
  const match = table('1c');
  expect(exchange(match, '7c').status).toBe('accepted');
  expect([seen(match, 'turned-up'), handOf(match, 'p0'), mover(match)]).toEqual(['7c', '2c 4e 1c', 'p0']);
  expect(match.check()).toEqual([]);
});

test('the two may follow the seven', () => {
  const match = table('12c');
  expect(match.offers('p0').filter(({ action }) => action === 'exchange')).toHaveLength(1);
  exchange(match, '7c');
  exchange(match, '2c');
  expect([seen(match, 'turned-up'), handOf(match, 'p0')]).toEqual(['2c', '4e 12c 7c']);
  expect(match.offers('p0').some(({ action }) => action === 'exchange')).toBe(false);
});

describe('is refused', () => {
  test.each([
    ['for a card that it does not take', '5c', '7c', 'NOT_EXCHANGEABLE'],
    ['for the two of trump, which nothing takes', '4c', '7c', 'NOT_EXCHANGEABLE'],
    ['with a card of another suit', '1c', '4e', 'NOT_EXCHANGEABLE'],
    ['with a card of somebody else', '1c', '5b', 'NOT_IN_HAND'],
  ])('%s', (_, turned, given, code) => {
    expect(exchange(table(turned), given)).toMatchObject({ status: 'refused', code });
  });

  test('where the table plays without it', () => {
    expect(exchange(table('1c', { exchange: 'off' }), '7c')).toMatchObject({ code: 'EXCHANGE_OFF' });
    expect(table('1c', { exchange: 'off' }).offers('p0')).toHaveLength(3);
  });

  test('before the first trick of one’s own', () => {
    const match = wantedTable({ hands: ['1o 7c 2c', '4o 5b 6b'], turned: '1c' });
    expect(exchange(match, '7c')).toMatchObject({ code: 'NO_TRICK_YET' });
  });

  test('when somebody else leads', () => {
    const match = table('1c');
    playAll(match, '4e 5e');
    expect(mover(match)).toBe('p1');
    playAll(match, '5b');
    expect(exchange(match, '7c', 'p0')).toMatchObject({ code: 'NOT_LEADING' });
  });

  test('once the turned-up card is drawn', () => {
    const match = table('1c');
    while (seen(match, 'turned-up') !== '') {
      const short = handOf(match, mover(match))
        .split(' ')
        .find((each) => each !== '7c') as string;
      playAll(match, short);
    }
    while (mover(match) !== 'p0' || seen(match, 'trick') !== '') {
      const short = handOf(match, mover(match))
        .split(' ')
        .find((each) => each !== '7c') as string;
      playAll(match, short);
    }
    expect(exchange(match, '7c')).toMatchObject({ code: 'NOTHING_TURNED_UP' });
  });
});

test('where the removed two is the trump’s, nothing takes a turned-up seven', () => {
  const match = wantedTable({ hands: ['1o 4c 6c', '4o 5b 6b', '5o 4b 7b'], turned: '7c' });
  playAll(match, '1o 4o 5o');
  expect(mover(match)).toBe('p0');
  expect(match.offers('p0').every(({ action }) => action === 'play')).toBe(true);
});

describe('after an exchange', () => {
  const match = table('1c');
  exchange(match, '7c');

  test('all were told both cards, and the rival still sees no more than a count', () => {
    const [event] = match.updates('p1', match.context('p1').flow.revision - 1)[0]?.events ?? [];
    expect(event).toMatchObject({
      type: 'trump.exchanged',
      data: {
        seat: 'p0',
        given: { definition: 'playing-cards/spanish40#copas-7' },
        taken: { definition: 'playing-cards/spanish40#copas-1' },
      },
    });
    expect(seen(match, 'hand:p0', 'p1')).toBe('#3');
  });

  test('the last to draw gets the seven', () => {
    while (seen(match, 'turned-up') !== '') match.take(mover(match), 0);
    const loser = mover(match) === 'p0' ? 'p1' : 'p0';
    expect(handOf(match, loser).split(' ')).toContain('7c');
  });
});
