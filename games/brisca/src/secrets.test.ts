import type { SeatId } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { ALL, handOf, mover, numbers, playAll, seen, tableOf, wantedTable } from '../test/table.js';

const hands = ['2o 4e 12c', '1o 5b 3c', '4b 7c 1b', '6o 6e 6b'];

test('a seat sees its own hand, how many the others have, the trick, the turned-up card and how many are left', () => {
  const match = playAll(wantedTable({ hands, turned: '4c' }), '2o');
  expect(handOf(match, 'p1')).toBe('1o 5b 3c');
  expect(
    ['hand:p0', 'hand:p2', 'stock', 'won:p1', 'trick', 'turned-up'].map((space) => seen(match, space, 'p1')),
  ).toEqual(['#2', '#3', '#27', '#0', '2o', '4c']);
  expect(['hand:p0', 'hand:p1', 'hand:p2', 'hand:p3'].map((space) => seen(match, space))).toEqual([
    '#2',
    '#3',
    '#3',
    '#3',
  ]);
});

describe('a card that is drawn', () => {
  const drawn = (viewer: SeatId | 'spectator', left: number) => {
    const match = tableOf(6);
    while (match.acting().length > 0) {
      const { revision } = match.context('p0').flow;
      match.take(mover(match), 0);
      const events = match.updates(viewer, revision)[0]?.events ?? [];
      const found = events.find(({ type, data }) => type === 'card.drawn' && data.left === left);
      if (found) return found.data;
    }
    return undefined;
  };

  test('shows its face to who drew it, and to nobody else', () => {
    const owner = drawn('p0', 33)?.seat as SeatId;
    const other = owner === 'p0' ? 'p1' : 'p0';
    expect(drawn(owner, 33)).toHaveProperty('card.definition');
    for (const viewer of [other, 'spectator'] as const) {
      expect(drawn(viewer, 33)).toEqual({ seat: owner, from: 'stock', to: `hand:${owner}`, left: 33 });
    }
  });

  test('is seen by all where it is the turned-up one', () => {
    for (const viewer of ['p0', 'p1', 'spectator'] as const)
      expect(drawn(viewer, 0)).toMatchObject({ from: 'turned-up', card: { definition: expect.any(String) } });
  });
});

test('points are a count of cards until the end, unless the table has agreed', () => {
  const shown = (pointsShown: boolean) => {
    const match = playAll(wantedTable({ hands, turned: '4c' }, { pointsShown }), '2o 1o 4b 6o');
    const points = Object.values(match.view('spectator').variables.players).map((own) => own.points);
    const taken = match.updates('p3', 4)[0]?.events.find(({ type }) => type === 'trick.taken');
    return [points, taken?.data.points];
  };
  expect(shown(false)).toEqual([[null, null, null, null], undefined]);
  expect(shown(true)).toEqual([[0, 11, 0, 0], 11]);
});

describe('partners', () => {
  const pairs = true;

  test('see nothing of each other’s hands unless it is agreed', () => {
    expect(seen(wantedTable({ hands, turned: '4c' }, { pairs }), 'hand:p2', 'p0')).toBe('#3');
  });

  test('see them during the first trick, where it is agreed', () => {
    const match = wantedTable({ hands, turned: '4c' }, { pairs, partnersHand: 'first hand' });
    expect(seen(match, 'hand:p2', 'p0')).toBe('#3 4b 7c 1b');
    expect(seen(match, 'hand:p2', 'p1')).toBe('#3');
    expect(seen(match, 'hand:p2')).toBe('#3');
    playAll(match, '2o 1o');
    expect(seen(match, 'hand:p1', 'p3')).toBe('#2 5b 3c');
    playAll(match, '4b 6o');
    expect(seen(match, 'hand:p2', 'p0')).toBe('#3');
  });

  test('see the last three, where it is agreed', () => {
    const match = tableOf(2, 4, { pairs, partnersHand: 'last three' });
    while (seen(match, 'turned-up') !== '') match.take(mover(match), 0);
    expect(seen(match, 'hand:p2', 'p0').split(' ')).toHaveLength(4);
    expect(seen(match, 'hand:p3', 'p0')).toBe('#3');
    match.take(mover(match), 0);
  });
});

test('no runtime id of a card leaves the table', () => {
  const match = tableOf(9, 3);
  const next = numbers(9);
  while (match.acting().length > 0) {
    for (const viewer of ['p0', 'p1', 'p2', 'spectator'] as const) {
      const sent = JSON.stringify([
        match.view(viewer),
        match.context(viewer),
        match.updates(viewer, 0).slice(-1),
      ]);
      for (const id of ALL) expect(sent).not.toContain(`"${id}"`);
    }
    const seat = mover(match);
    match.take(seat, next(match.choices(seat)));
  }
});
