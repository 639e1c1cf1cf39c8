import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../test/temporary-workspace.js';

let workspace: TemporaryWorkspace;
let untouched: TemporaryWorkspace;
let world: { readonly folder: string };
let fresh: { readonly folder: string };
beforeAll(() => {
  workspace = temporaryWorkspace();
  untouched = temporaryWorkspace();
  world = { folder: workspace.folder };
  fresh = { folder: untouched.folder };
});
afterAll(() => {
  workspace.remove();
  untouched.remove();
});

interface Law {
  readonly id: string;
  readonly status: string;
}

const idsOf = (laws: readonly Law[], status: string): string[] =>
  laws.filter((law) => law.status === status).map(({ id }) => id);

test('a game of the workspace keeps every law, those about its files too', async () => {
  const { code, json, err } = await tapeteJson(['conform', 'conecta4', '--games', '3', '--seed', '5']);
  expect([code, err]).toEqual([0, '']);
  expect(json).toMatchObject({ game: 'conecta4@1.0.0', games: 3, seats: [2], seed: 5, holds: true });
  expect(idsOf(json.laws, 'holds')).toEqual(
    expect.arrayContaining(['R1', 'O1', 'F2', 'W5', 'M1', 'M3', 'M4', 'M5', 'A1']),
  );
});

test('in a terminal a bar fills while people wait, and then they get a table', async () => {
  const { out, err } = await tapete(['conform', 'conecta4', '--games', '1'], {
    isTerminal: true,
    env: { NO_COLOR: '1' },
  });
  expect(out).toMatch(/^conecta4@1\.0\.0: 1 games? of 2 seats from seed 1/);
  expect(out).toContain('Every law that was tried holds');
  expect(err).toContain('1 of 1 games of conecta4@1.0.0');
});

test('a broken law is a finding: told with its seed and its moves', async () => {
  workspace.edit('src/phases/playing.ts', (text) =>
    text.replace('play.global.last = column;', 'play.global.last = column; Math.random();'),
  );
  workspace.edit('fixtures/withdrawal.jsonl', (text) => text.replace('"win"', '"loss"'));
  const { code, json } = await tapeteJson(['conform', 'games/conecta4', '--games', '2'], world);
  expect(code).toBe(1);
  expect(idsOf(json.laws, 'broken')).toEqual(['M1', 'M2', 'A1']);
  const [m2] = json.laws.filter(({ id }: Law) => id === 'M2');
  expect(m2.cases[0]).toMatchObject({
    what: 'the rules reach for Math.random',
    match: { seats: 2, seed: expect.stringMatching(/^\d+$/), moves: [{ seat: 'p0', action: 'drop' }] },
  });
  const { out } = await tapete(['conform', 'games/conecta4', '--games', '2'], world);
  expect(out).toMatch(
    /M2 is broken\.[\s\S]*seed \d+, 2 seats[\s\S]*\{"seat":"p0","action":"drop","payload":/,
  );
});

test('a published game is judged by what a page is given of it', async () => {
  expect((await tapete(['publish', 'games/conecta4'], fresh)).code).toBe(0);
  const { code, json } = await tapeteJson(['conform', 'conecta4@1.0.0', '--games', '1'], fresh);
  expect([code, idsOf(json.laws, 'broken')]).toEqual([0, []]);
  expect(idsOf(json.laws, 'holds')).toEqual(expect.arrayContaining(['M1', 'M3', 'M4', 'M5']));
});

test('a case that cannot be read keeps the rest from being judged', async () => {
  workspace.edit('fixtures/withdrawal.jsonl', () => 'no case\n');
  const { code, json } = await tapeteJson(['conform', 'games/conecta4'], world);
  expect(code).toBe(1);
  expect(JSON.stringify(json)).toContain('games/conecta4/fixtures/withdrawal.jsonl');
});

test.each([
  [['--seats', '5'], 'SEATS_WRONG'],
  [['--config', '{"goal":99}'], 'CONFIG_WRONG'],
])('%j is wrong use', async (options, told) => {
  const { code, json } = await tapeteJson(['conform', 'conecta4', ...options]);
  expect(code).toBe(2);
  expect(json.error.code).toBe(told);
});
