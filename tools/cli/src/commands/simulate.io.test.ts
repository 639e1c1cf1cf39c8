import { expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';

test('a report counts every game once a seat', async () => {
  const { code, json, err } = await tapeteJson(['simulate', 'conecta4', '--games', '60', '--seed', '5']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(json).toMatchObject({ games: 60, unfinished: 0, cancelled: 0, broken: 0 });
  expect(Object.keys(json.seats)).toEqual(['p0', 'p1']);
  const { win, loss, draw } = json.seats.p0;
  expect(win + loss + draw).toBe(60);
  expect(json.seats.p1).toEqual({ win: loss, loss: win, draw });
  expect(json.length.min).toBeGreaterThanOrEqual(7);
  expect(json.length.max).toBeLessThanOrEqual(42);
});

test('the same seed gives the same report, on any number of workers', async () => {
  const argv = ['simulate', 'conecta4', '--games', '40', '--seed', '5', '--bots', 'random,random'];
  const one = await tapeteJson(argv);
  expect((await tapeteJson(argv)).json).toEqual(one.json);
});

test('people get tables, and in a terminal a bar while they wait', async () => {
  const { out, err } = await tapete(['simulate', 'conecta4', '--games', '500'], {
    isTerminal: true,
    env: { NO_COLOR: '1' },
  });
  expect(out).toMatch(/^500 games of conecta4@1\.0\.0\n\nseat +win +loss +draw\n○ p0 /);
  expect(err).toContain('of 500 games of conecta4@1.0.0');
});

test.each([
  [['--bots', 'grandmaster'], 'BOT_UNKNOWN'],
  [['--seats', '5'], 'SEATS_WRONG'],
])('%j is wrong use', async (options, told) => {
  const { code, json } = await tapeteJson(['simulate', 'conecta4', '--games', '1', ...options]);
  expect(code).toBe(2);
  expect(json.error.code).toBe(told);
});
