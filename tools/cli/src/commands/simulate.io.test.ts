import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tapete, tapeteJson, WORKSPACE } from '../../test/call.js';

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

test('every game leads from its record to where it ended, and one of them can be played again as a script', async () => {
  const argv = ['simulate', 'conecta4', '--games', '20', '--seed', '5'];
  expect((await tapeteJson([...argv, '--replay'])).json).toMatchObject({ games: 20, broken: 0 });
  const { out, err } = await tapete([...argv, '--game', '3']);
  const [seat] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).seat);
  expect(seat).toBe('p0');
  const folder = mkdtempSync(join(tmpdir(), 'tapete-simulate-'));
  try {
    writeFileSync(join(folder, 'game-3.jsonl'), out);
    const [, seed = ''] = /seed (\d+)/.exec(err) ?? [];
    const game = join(WORKSPACE, 'games/conecta4');
    const { json } = await tapeteJson(['run', game, '--seed', seed, '--script', 'game-3.jsonl'], { folder });
    expect(json.status).toBe('finished');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('people get tables, and in a terminal a bar while they wait', async () => {
  const { out, err } = await tapete(['simulate', 'conecta4', '--games', '500', '--workers', '1'], {
    isTerminal: true,
    env: { NO_COLOR: '1' },
  });
  expect(out).toMatch(
    /^500 games of conecta4@1\.0\.0\n\nseat +win +loss +draw +wins \(Wilson, 95 %\)\n○ p0 /,
  );
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
