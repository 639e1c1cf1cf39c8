import { expect, test, vi } from 'vitest';
import { conform, type LawReport, type Module, showReport } from '../src/index.js';
import { exploringOfRun, retread } from '../src/play/trial.js';
import { seated } from './good/seated.js';
import { race } from './race.js';
import { wrong as drafting } from './wrong/o4-no-way-back.js';
import { wrong as watching } from './wrong/r2-replay.js';
import { wrong as leaking } from './wrong/s1-nothing-changes.js';
import { wrong as checking } from './wrong/w3-position-is-one.js';

// A law that is broken is looked for in hundreds of shorter matches.
vi.setConfig({ testTimeout: 60_000 });

async function brokenIn(module: Module, games = 6): Promise<LawReport> {
  const { laws } = await conform({ ...module, games, seed: 5 });
  return laws.find(({ status }) => status === 'broken') as LawReport;
}

test('choices that go round are named, with the moves that show it', async () => {
  const { id, cases } = await brokenIn(drafting);
  const [found] = cases;
  expect(id).toBe('O4');
  expect(found?.match?.moves).toEqual([]);
  const round = found?.match?.by.map((move) => ('payload' in move ? move.payload.card : ''));
  expect(round).toHaveLength(3);
  expect(round?.[0]).toBe(round?.[2]);
  expect(found?.what).toMatch(/^choices of p0 go round: stage\{.*\} leads back$/);
});

test('the moves of a case are the shortest, and lead there again', async () => {
  const { cases } = await brokenIn(checking);
  const { seed = '', seats = 0, moves = [] } = cases[0]?.match ?? {};
  const setup = { seats, seed, chance: 'xorshift32' } as const;
  const trial = { game: checking.game, setup, judges: {}, most: 8, looks: 1, exploring: exploringOfRun() };
  expect(retread(trial, moves).check()).toEqual(['nobody can stand at six']);
  // Six is two and two and two at the least.
  expect(moves).toHaveLength(3);
});

test('what tells matches apart is quoted from both', async () => {
  const { cases } = await brokenIn(leaking);
  expect(cases[0]?.what).toMatch(
    /can tell two matches apart by its updates: ….*letter.*… in one, ….*… in the other/,
  );
});

test('while a law is broken, those that rest on it are not tried, and it is said why', async () => {
  const report = await conform({ ...watching, games: 2, seed: 1 });
  const law = report.laws.find(({ id }) => id === 'O1');
  expect(law).toMatchObject({ status: 'untried', why: 'it rests on R2, which is broken', cases: [] });
  expect(showReport(report)).toContain('– O1 ');
});

test('the same seed gives the same report, and it is JSON', async () => {
  const reports = [];
  for (let run = 0; run < 2; run++) reports.push(await conform({ ...checking, games: 3, seed: 9 }));
  expect(reports[1]).toEqual(reports[0]);
  expect(JSON.parse(JSON.stringify(reports[0]))).toEqual(reports[0]);
});

test('every number of seats and many configs are played, and the report says so', async () => {
  const report = await conform({ game: seated, games: 12, seed: 1 });
  expect(report).toMatchObject({ seats: [2, 3, 4], holds: true });
  expect(report.configs).toBeGreaterThan(3);
  expect(showReport(report)).toMatch(/^tiny@1\.0\.0: 12 games of 2 to 4 seats in \d+ configs from seed 1, /);
});

test('seats and config that are asked for are played, and no others', async () => {
  const report = await conform({ game: seated, games: 4, seed: 1, seats: 4, config: { pairs: true } });
  expect(report).toMatchObject({ seats: [4], configs: 1 });
  expect(showReport(report)).toMatch(/^tiny@1\.0\.0: 4 games of 4 seats from seed 1, /);
});

test('every match is told of', async () => {
  const done: number[] = [];
  await conform({ game: race(), games: 3, seed: 1, onProgress: (each) => done.push(each) });
  expect(done).toEqual([1, 2, 3]);
});

test.each([
  [{ games: -1, seed: 1 }, 'CONFORMANCE_WRONG'],
  [{ games: 1, seed: 0.5 }, 'CONFORMANCE_WRONG'],
  [{ games: 1, seed: 1, seats: 9 }, 'SEATS_WRONG'],
  [{ games: 1, seed: 1, config: { size: 3 } }, 'CONFIG_WRONG'],
])('%j is refused with %s', async (plan, code) => {
  await expect(conform({ game: race(), ...plan })).rejects.toMatchObject({ code });
});
