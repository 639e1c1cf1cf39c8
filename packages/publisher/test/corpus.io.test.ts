import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RealmPool } from '@tapete/isolation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeGame, receive } from '../src/index.js';
import { makeGame } from '../src/make/make-game.js';
import { writeCoin } from './coin.js';
import { ARCHIVES } from './corpus/archives.js';
import { LOCKS } from './corpus/locks.js';
import { PACKAGES } from './corpus/packages.js';
import { RULES } from './corpus/rules.js';
import { filesIn } from './files-in.js';

const clock = () => new Date('2026-12-01T10:00:00Z');
const realms = new RealmPool({ threads: 1, watchdogMs: 20_000 });
let folder: string;
let catalog: string;
let made: MadeGame;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-corpus-'));
  catalog = join(folder, 'catalog');
  const game = await makeGame(await writeCoin(folder), { matches: 1 });
  if ('findings' in game) throw new Error(JSON.stringify(game.findings));
  made = game;
});
afterAll(async () => {
  await realms.close();
  await rm(folder, { recursive: true });
});

test('the corpus is as large as it was', () => {
  const names = [...ARCHIVES, ...LOCKS, ...PACKAGES, ...RULES].map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(200);
});

test.each([...ARCHIVES, ...LOCKS, ...PACKAGES, ...RULES])(
  'refused: %s',
  async (_, bytes, codes) => {
    const received = await receive(bytes(made), { catalog, clock, realms, matches: 1 });
    const findings = received.status === 'refused' ? received.findings : [];
    expect([...new Set(findings.map(({ code }) => code))].sort()).toEqual(codes);
    for (const { file, message } of findings) expect([file, message]).not.toContain('');
    expect(await filesIn(folder, 'catalog')).toEqual([]);
  },
  60_000,
);
