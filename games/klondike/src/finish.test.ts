import { expect, test } from 'vitest';
import { ALL, drawn, handOf, offered, play, playAll } from '../test/hand.js';
import { type Plain, plainDeal, steps } from '../test/plain.js';
import { WINS_DEAL_6 } from '../test/won.js';
import { shuffledBy } from './deal-number.js';

const moves = WINS_DEAL_6.split(',').map((each) => each.trim());

/** Plays the won deal until finishing is offered, and says how many moves that took. */
function untilSafe(config = {}) {
  const match = handOf(1, { deal: 6, ...config });
  let made = 0;
  while (!offered(match).includes('finish') && made < moves.length) playAll(match, moves[made++] as string);
  return { match, made };
}

test('finishing is refused while a card lies face down', () => {
  expect(play(handOf(1), 'finish')).toEqual({ status: 'refused', code: 'NOT_SAFE_YET' });
});

test('finishing is offered as soon as no card lies face down, and wins', () => {
  const { match, made } = untilSafe();
  const columns = Object.entries(drawn(match)).filter(([space]) => space.startsWith('column'));
  expect(columns.every(([, cards]) => !cards.includes('?'))).toBe(true);
  expect(made).toBeLessThan(moves.length - 10);
  playAll(match, 'finish');
  expect(match.context('p0')).toMatchObject({ status: 'finished', result: { p0: { outcome: 'win' } } });
  expect(match.check()).toEqual([]);
});

test('what is finished is one entry, told move by move', () => {
  const { match } = untilSafe();
  const { revision } = match.context('p0').flow;
  playAll(match, 'finish');
  const updates = match.updates('p0', revision);
  expect(updates).toHaveLength(1);
  const types = updates[0]?.events.map(({ type }) => type) ?? [];
  expect(types[0]).toBe('hand.finished');
  const count = updates[0]?.events[0]?.data.count;
  expect(types.filter((type) => type === 'card.home')).toHaveLength(Number(count));
});

test('finishing waits for the last card of the stock where passes are limited', () => {
  const { match: free, made } = untilSafe();
  const { match: limited, made: later } = untilSafe({ passes: 9 });
  expect(drawn(free)).not.toMatchObject({ stock: '#0', waste: '' });
  expect(later).toBeGreaterThan(made);
  if (later < moves.length) expect(drawn(limited)).toMatchObject({ stock: '#0', waste: '' });
});

test('with one card drawn at a time every hand without a card face down is won', () => {
  for (let number = 1; number <= 200; number++) {
    const hand = openHand(shuffledBy(number, ALL));
    expect(comesHome(hand)).toBe(true);
  }
});

/** A hand with nothing face down: runs of alternating colours, whatever does not fit lies in the stock. */
function openHand(order: readonly string[]): Plain {
  const columns: string[][] = [[], [], [], [], [], [], []];
  const stock: string[] = [];
  const rank = (id: string) => Number(id.split('-')[1]);
  const isRed = (id: string) => /^[dh]/.test(id);
  for (const id of [...order].sort(
    (one, other) => rank(other) - rank(one) || order.indexOf(one) - order.indexOf(other),
  )) {
    const fitting = columns.filter((column) => {
      const top = column.at(-1);
      return top === undefined ? true : rank(top) === rank(id) + 1 && isRed(top) !== isRed(id);
    });
    const chosen = fitting[order.indexOf(id) % Math.max(1, fitting.length + 1)];
    if (chosen) chosen.push(id);
    else stock.push(id);
  }
  stock.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const home = { clubs: 0, diamonds: 0, hearts: 0, spades: 0 };
  return {
    ...plainDeal(order),
    stock,
    waste: [],
    columns: columns.map((cards) => ({ cards, down: 0 })),
    home,
  };
}

/** Home whatever goes, else draw, else turn over: as `finish` does. */
function comesHome(start: Plain): boolean {
  let hand = start;
  for (let idle = 0; idle < 60; idle++) {
    const all = steps(hand, 1);
    const home = all.find(({ action }) => action === 'moveToFoundation');
    const next = home ?? all.find(({ action }) => action === 'draw' || action === 'recycle');
    if (next === undefined) break;
    if (home) idle = 0;
    hand = next.after;
  }
  return Object.values(hand.home).every((rank) => rank === 13);
}
