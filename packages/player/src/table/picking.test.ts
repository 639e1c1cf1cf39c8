import { rowsOf } from '@tapete/client';
import { expect, test } from 'vitest';
import { type Aim, aimsOf } from './aims.js';
import { isOpen, press, targetsAfter } from './picking.js';

const aim = (offer: string, ...at: (string | number)[]): Aim => ({
  offer,
  at,
  intent: 'confirm',
  label: { key: offer },
  covers: [],
  input: undefined,
  quick: false,
  concedes: false,
});

const drop = [aim('drop3', 'board/d1'), aim('drop4', 'board/e1')];
const moves = [aim('to-a', 7, 'pile:a'), aim('to-b', 7, 'pile:b'), aim('other', 8, 'pile:a')];

test('a press on the only target of a move takes it', () => {
  expect(press(drop, [], 'board/d1')).toEqual({ does: 'take', aim: drop[0] });
});

test('a press on nothing does nothing', () => {
  expect(press(drop, [], 'board/a1')).toEqual({ does: 'nothing' });
});

test('the start of a path is picked, its end takes the move', () => {
  expect(press(moves, [], 7)).toEqual({ does: 'pick', picked: [7] });
  expect([...targetsAfter(moves, [7])]).toEqual(['pile:a', 'pile:b']);
  expect(press(moves, [7], 'pile:b')).toEqual({ does: 'take', aim: moves[1] });
});

test('a press on what is picked lets go of it', () => {
  expect(press(moves, [7], 7)).toEqual({ does: 'pick', picked: [] });
});

test('a press on what is picked makes its quick move, where it has one', () => {
  const quick = { ...aim('home', 7, 'pile:c'), quick: true };
  expect(press([...moves, quick], [7], 7)).toEqual({ does: 'take', aim: quick });
  expect(press([...moves, quick], [8], 8)).toEqual({ does: 'pick', picked: [] });
});

test('a press on what can go only one way takes it there at once', () => {
  expect(press(moves, [], 8)).toEqual({ does: 'take', aim: moves[2] });
});

test('on a board it is picked, so that one may look first', () => {
  const step = [aim('e4', 7, 'board/e4')];
  expect(press(step, [], 7)).toEqual({ does: 'pick', picked: [7] });
});

test('another start takes the place of the one that was picked', () => {
  const more = [...moves, aim('other-b', 8, 'pile:b')];
  expect(press(more, [7], 8)).toEqual({ does: 'pick', picked: [8] });
});

test('several moves at one target are asked about', () => {
  const both = [aim('keep', 'deck'), aim('sell', 'deck')];
  expect(press(both, [], 'deck')).toEqual({ does: 'ask', aims: both });
});

test('what was picked is open only while a move goes through it', () => {
  expect(isOpen(moves, [7])).toBe(true);
  expect(isOpen(drop, [7])).toBe(false);
  expect(isOpen(drop, [])).toBe(true);
});

test('each row of a domain is a move of its own', () => {
  const offer = {
    id: 'fire',
    action: 'fire',
    payload: { gun: 1 },
    intent: 'confirm',
    label: { key: 'offer.fire', values: { gun: 1 } },
    domain: {
      parameters: ['cell'],
      patterns: [{ places: [[0, 0, 2]], values: [['a1', 'b1']], at: [{ on: 'sea' }] }],
    },
  } as const;
  const aims = aimsOf([offer], {
    offerId: (action, payload) => `${action}${JSON.stringify(payload)}`,
    rowsOf,
  });
  expect(aims.map(({ offer, at, label }) => ({ offer, at, label }))).toEqual([
    {
      offer: 'fire{"gun":1,"cell":"a1"}',
      at: ['sea/a1'],
      label: { key: 'offer.fire', values: { gun: 1, cell: 'a1' } },
    },
    {
      offer: 'fire{"gun":1,"cell":"b1"}',
      at: ['sea/b1'],
      label: { key: 'offer.fire', values: { gun: 1, cell: 'b1' } },
    },
  ]);
});
