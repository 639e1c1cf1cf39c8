import { chmod, cp, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRules } from '@tapete/isolation';
import { hexOf, type Lock, readLock } from '@tapete/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalog } from '../src/catalog/catalog-folder.js';
import { publish } from '../src/publish.js';

const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
const lockTexts: string[] = [];
/** The game from the workspace, and copies in two other places with other times and modes. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-conecta4-'));
  const one = await copyTo(join(folder, 'one/conecta4'), 0o644, 1_000);
  const two = await copyTo(join(folder, 'two/somewhere/deeper'), 0o600, 2_000_000_000);
  for (const root of [join(WORKSPACE, 'games/conecta4'), one, two]) lockTexts.push(await lockOf(root));
});
afterAll(() => rm(folder, { recursive: true }));

async function copyTo(root: string, mode: number, seconds: number): Promise<string> {
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  await cp(join(WORKSPACE, 'games/conecta4'), root, { recursive: true, filter: isSource });
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await chmod(path, mode);
    await utimes(path, seconds, seconds);
  }
  return root;
}

const catalogOf = (index: number): string => join(folder, `catalog-${index}`);

async function lockOf(root: string): Promise<string> {
  const catalog = catalogOf(lockTexts.length);
  const umask = process.umask(lockTexts.length === 2 ? 0o077 : 0o022);
  const clock = () => new Date(2027 + lockTexts.length, 1);
  const published = await publish(root, { catalog, clock, near: [WORKSPACE], matches: 5 });
  process.umask(umask);
  if (published.status === 'refused') throw new Error(JSON.stringify(published.findings, undefined, 2));
  return readFile(join(catalog, 'locks', `${hexOf(published.lock)}.json`), 'utf8');
}

test('published in three folders, Conecta 4 has one lock', () => {
  expect(new Set(lockTexts).size).toBe(1);
  const lock = readLock(lockTexts[0] as string);
  expect(lock.root.name).toBe('conecta4');
  expect(lock.packages.map(({ name }) => name)).toEqual(['conecta4', 'tabletop']);
  expect(lock.checks).toContainEqual({ name: 'acceptance', cases: 10 });
});

test('its packages are the same to the byte, and say nothing of the folder', async () => {
  const files = await packageFiles(0);
  for (const index of [1, 2]) {
    const others = await packageFiles(index);
    expect([...others.keys()]).toEqual([...files.keys()]);
    for (const [path, bytes] of files) expect(others.get(path)?.equals(bytes), path).toBe(true);
  }
  for (const [path, bytes] of files) {
    for (const trace of [WORKSPACE, folder, 'node_modules']) expect(bytes.includes(trace), path).toBe(false);
  }
});

async function packageFiles(index: number): Promise<ReadonlyMap<string, Buffer>> {
  const root = join(catalogOf(index), 'packages');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.sort().map(async (path) => [path.slice(root.length), await readFile(path)] as const);
  return new Map(await Promise.all(files));
}

test('the published text plays as the sources do: perft to depth 5', async () => {
  const lock: Lock = readLock(lockTexts[0] as string);
  const path = join(catalogOf(0), 'packages', hexOf(lock.root.integrity), 'files/rules.js');
  const game = await loadRules(await readFile(path, 'utf8'));
  expect(game.perft({ seats: 2, chance: 'xorshift32', seed: '1' }, 5)).toEqual([1, 7, 49, 343, 2401, 16807]);
});

test('the catalog has it, not yet active', async () => {
  const { games } = await openCatalog(catalogOf(0));
  expect(games.get('conecta4@1.0.0')?.isActive).toBe(false);
});
