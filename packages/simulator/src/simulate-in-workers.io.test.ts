import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RACE, race } from '../test/race.js';
import { simulate } from './simulate.js';
import { simulateInWorkers } from './simulate-in-workers.js';

const game = await race();
const run = { games: 1000, seed: 3, config: { brokenOn: 3 }, rules: RACE };
let folder: string;
let worker: URL;

/** Threads run JavaScript: the worker as the build makes it, from today's sources. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-simulator-'));
  const outfile = join(folder, 'worker.mjs');
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const conditions = ['@tapete/source'];
  await build({ entryPoints: [source], outfile, bundle: true, format: 'esm', platform: 'node', conditions });
  worker = pathToFileURL(outfile);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([1, 2, 3])('with %d workers the report is the one of no worker', async (workers) => {
  expect(await simulateInWorkers(game, { ...run, workers, worker })).toEqual(simulate(game, run));
});

test('progress is told of all workers together', async () => {
  const told: number[] = [];
  await simulateInWorkers(game, { ...run, workers: 2, worker, onProgress: (done) => told.push(done) });
  expect([...told].sort((one, other) => one - other)).toEqual(told);
  expect(told.at(-1)).toBe(1000);
});

test('rules that cannot be loaded are told, and no worker is left', async () => {
  const broken = simulateInWorkers(game, { ...run, rules: 'export const game = {', workers: 2, worker });
  await expect(broken).rejects.toMatchObject({ code: 'WORKER_FAILED' });
});

test('no workers cannot play', async () => {
  await expect(simulateInWorkers(game, { ...run, workers: 0 })).rejects.toMatchObject({
    code: 'WORKERS_WRONG',
  });
});
