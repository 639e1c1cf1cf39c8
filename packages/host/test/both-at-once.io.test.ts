import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.js';
import { game } from './both-game.js';
import { rush } from './rush.js';
import { nim, shelfOf } from './shelf.js';
import { testHost } from './table.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapete-rush-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two seats act at once in many matches: nothing is lost, doubled or stale because of the other', async () => {
  const shelf = shelfOf({ ...nim, name: 'both@1.0.0', game: 'both', rules: game, hosted: game });
  const host = await testHost({ shelf, store: await openSqliteStore(join(folder, 'matches.db')) });
  const { faults, acknowledged } = await rush({ url: host.url, matches: 30, picks: 10 });
  expect(faults).toEqual([]);
  expect(host.faults).toEqual([]);
  expect(acknowledged).toBe(600);
  await host.close();
});
