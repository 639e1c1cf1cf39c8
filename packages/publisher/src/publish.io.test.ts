import { appendFile, chmod, cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRules } from '@tapete/isolation';
import {
  digestOf,
  fileFault,
  hexOf,
  type Lock,
  lockDigest,
  type Published,
  readFileMap,
  readLock,
} from '@tapete/manifest';
import { assertLockSigned, newKeyFile, readKeyFile, vouchedCatalog } from '@tapete/manifest/signing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COIN, type Files, manifest, write, writeCoin } from '../test/coin.js';
import { buildGame } from './build/build-game.js';
import { openCatalog } from './catalog/catalog-folder.js';
import { STEPS, type Step } from './make/make-parts.js';
import { activate, deactivate, publish } from './publish.js';

let folder: string;
let catalog: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-publish-'));
  catalog = join(folder, 'catalog');
});
afterEach(() => rm(folder, { recursive: true }));

const clock = () => new Date('2026-12-01T10:00:00Z');
const publishCoin = async (changes: Files = {}, onStep?: (step: Step) => void) =>
  publish(await writeCoin(folder, changes), { catalog, clock, matches: 2, ...(onStep && { onStep }) });

function done(published: Published) {
  if (published.status === 'refused') throw new Error(JSON.stringify(published.findings, undefined, 2));
  return published;
}

async function codes(changes: Files): Promise<string[]> {
  const published = await publishCoin(changes);
  return published.status === 'refused' ? published.findings.map(({ code }) => code) : [published.status];
}

/** Every path below a folder. */
async function tree(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

async function readCatalogLock(): Promise<{ text: string; lock: Lock }> {
  const [game] = (await openCatalog(catalog)).games.values();
  const text = await readFile(join(catalog, 'locks', `${hexOf(game!.lock)}.json`), 'utf8');
  expect(lockDigest(text)).toBe(game!.lock);
  return { text, lock: readLock(text) };
}

test('a game is published: its log, its lock, its packages, each as the other says', async () => {
  const steps: Step[] = [];
  const { name, lock: digest, warnings } = done(await publishCoin({}, (step) => steps.push(step)));
  expect({ name, warnings, steps }).toEqual({ name: 'coin@1.0.0', warnings: [], steps: [...STEPS] });
  const { lock } = await readCatalogLock();
  expect((await openCatalog(catalog)).games.get('coin@1.0.0')).toMatchObject({
    lock: digest,
    isActive: false,
  });
  expect(lock.packages.map(({ name: each, kind }) => [each, kind])).toEqual([
    ['coin', 'game'],
    ['cubes', 'library'],
  ]);
  expect(lock.checks).toEqual([
    { name: 'acceptance', cases: 1 },
    { name: 'pictures', cases: 8 },
    { name: 'verify', cases: 2 },
  ]);
  for (const { integrity } of lock.packages) {
    const home = join(catalog, 'packages', hexOf(integrity));
    const map = readFileMap(await readFile(join(home, 'map.json'), 'utf8'), integrity);
    expect(await tree(join(home, 'files'))).toEqual(map.map(({ path }) => path));
    for (const file of map)
      expect(fileFault(file, await readFile(join(home, 'files', file.path)))).toBeUndefined();
  }
});

test('what was published can be played and shown', async () => {
  done(await publishCoin());
  const { lock } = await readCatalogLock();
  const files = join(catalog, 'packages', hexOf(lock.root.integrity), 'files');
  const game = await loadRules(await readFile(join(files, 'rules.js'), 'utf8'));
  const match = game.create({ seats: 1, chance: 'xorshift32', seed: '1', script: [{ int: 0 }] });
  match.take('p0', 0);
  expect(match.context('spectator').result).toMatchObject({ p0: { outcome: 'win', reason: 'heads' } });
  const shown = JSON.parse(await readFile(join(files, 'presentation.json'), 'utf8'));
  expect(Object.keys(shown.pictures).sort()).toEqual([
    'coin',
    'coin@p0',
    'coin@p1',
    'cover',
    'cover/cover',
    'cover/icon',
    'cover/thumbnail',
  ]);
  // Of nobody's coin and of a seat's there is a plain picture and a dark one; the two seats' are alike.
  expect(Object.keys(shown.pictures.coin)).toEqual(['dark', 'plain']);
  expect(shown.pictures['coin@p0']).toEqual(shown.pictures['coin@p1']);
  expect(shown.pictures.coin.plain).not.toEqual(shown.pictures['coin@p0'].plain);
  // The cover alone has words.
  expect(Object.keys(shown.pictures['cover/cover'].plain)).toEqual(['en', 'es']);
  expect(shown.pictures['cover/icon'].plain).toBe(shown.icon);
  expect(shown.cover).toBe(shown.pictures['cover/cover'].plain.es);
  expect(shown.sounds).toEqual({ clink: 'sounds/clink.wav' });
  expect(shown.texts.es).toEqual({ 'offer.toss': 'Lanzar' });
  const resource = lock.resources.find(({ path }) => path === shown.icon);
  expect(digestOf(await readFile(join(files, shown.icon)))).toBe(resource?.integrity);
});

test('from another folder, with other times, modes and order, package and lock are the same to the byte', async () => {
  const first = done(await publishCoin());
  const other = await mkdtemp(join(tmpdir(), 'another-place-'));
  try {
    await cp(join(folder, 'libraries'), join(other, 'deep/libraries'), { recursive: true });
    const moved = join(other, 'deep/games/other-name');
    await cp(join(folder, 'games/coin'), moved, { recursive: true });
    for (const path of await tree(moved)) {
      await chmod(join(moved, path), 0o600);
      await utimes(join(moved, path), 1, 1);
    }
    const umask = process.umask(0o077);
    const second = done(
      await publish(moved, {
        catalog: join(other, 'catalog'),
        clock: () => new Date('2031-01-01'),
        matches: 2,
      }),
    );
    process.umask(umask);
    expect(second.lock).toBe(first.lock);
    const [one, two] = [await tree(catalog), await tree(join(other, 'catalog'))];
    expect(two).toEqual(one);
    for (const path of one.filter((each) => each !== 'catalog.jsonl')) {
      expect(await readFile(join(other, 'catalog', path))).toEqual(await readFile(join(catalog, path)));
    }
  } finally {
    await rm(other, { recursive: true });
  }
});

test('the same game twice is there already, and nothing is written', async () => {
  const first = done(await publishCoin());
  const before = await tree(catalog);
  const log = await readFile(join(catalog, 'catalog.jsonl'), 'utf8');
  expect(done(await publishCoin())).toEqual({ ...first, status: 'already' });
  expect(await tree(catalog)).toEqual(before);
  expect(await readFile(join(catalog, 'catalog.jsonl'), 'utf8')).toBe(log);
});

test('what stands in the catalog is made again, and not played again', async () => {
  done(await publishCoin());
  const steps: string[] = [];
  done(await publishCoin({}, (step) => steps.push(step)));
  expect(steps).toEqual(['verify', 'build', 'render', 'pack', 'store']);
});

test('the same version with other bytes is refused, and says what differs', async () => {
  done(await publishCoin());
  const log = await readFile(join(catalog, 'catalog.jsonl'), 'utf8');
  const changed = { 'texts/es.json': '{ "offer.toss": "Tirar" }' };
  await expect(publishCoin(changed)).rejects.toMatchObject({
    code: 'VERSION_TAKEN',
    message: expect.stringContaining('its own files'),
  });
  expect(await readFile(join(catalog, 'catalog.jsonl'), 'utf8')).toBe(log);
});

test('a library of the same version with other bytes is refused in every game', async () => {
  done(await publishCoin());
  const root = await writeCoin(folder, {
    'coin.game.json': manifest({ version: '1.0.1' }),
    'package.json': '{ "version": "1.0.1", "dependencies": { "@tapete/cubes": "1.0.0" } }',
  });
  await write(join(folder, 'libraries/cubes'), { 'src/cubes.js': 'export const SIDES = 3;\n' });
  await expect(publish(root, { catalog, clock, matches: 2 })).rejects.toMatchObject({
    code: 'VERSION_TAKEN',
    message: expect.stringContaining('cubes@1.0.0 stands in coin@1.0.0'),
  });
});

test.each(['pack', 'store'] as const)('a crash before %s leaves the catalog as it was', async (at) => {
  done(await publishCoin());
  const before = await readFile(join(catalog, 'catalog.jsonl'), 'utf8');
  const next = {
    'coin.game.json': manifest({ version: '1.1.0' }),
    'package.json': '{ "version": "1.1.0", "dependencies": { "@tapete/cubes": "1.0.0" } }',
  };
  const crash = (step: Step) => {
    if (step === at) throw new Error('killed');
  };
  await expect(publishCoin(next, crash)).rejects.toThrow('killed');
  expect(await readFile(join(catalog, 'catalog.jsonl'), 'utf8')).toBe(before);
  expect(done(await publishCoin(next)).name).toBe('coin@1.1.0');
});

test('what a crash left of packages and locks does no harm', async () => {
  done(await publishCoin());
  // Killed after packages and lock were written, before the log: the log says what counts.
  await rm(join(catalog, 'catalog.jsonl'));
  expect((await openCatalog(catalog)).games.size).toBe(0);
  expect(done(await publishCoin()).status).toBe('published');
  expect((await tree(catalog)).filter((path) => path.includes('draft'))).toEqual([]);
});

test('versions are activated and deactivated by their name', async () => {
  done(await publishCoin());
  const isActive = async () => (await openCatalog(catalog)).games.get('coin@1.0.0')?.isActive;
  await activate('coin@1.0.0', { catalog, clock });
  expect(await isActive()).toBe(true);
  await deactivate('coin@1.0.0', { catalog, clock });
  expect(await isActive()).toBe(false);
  await expect(activate('coin@2.0.0', { catalog, clock })).rejects.toMatchObject({ code: 'NOT_PUBLISHED' });
  for (const name of ['coin', 'coin@', '@1.0.0', 'coin@1@2']) {
    expect(() => activate(name, { catalog, clock })).toThrow(expect.objectContaining({ code: 'NAME_WRONG' }));
  }
});

test('many at once: each act gets its line, and the chain holds', async () => {
  done(await publishCoin());
  const acts = Array.from({ length: 8 }, (_, n) =>
    (n % 2 ? activate : deactivate)('coin@1.0.0', { catalog, clock }),
  );
  await Promise.all(acts);
  expect((await openCatalog(catalog)).lines).toBe(9);
});

test('who was killed while it held the catalog holds nobody up', async () => {
  done(await publishCoin());
  await writeFile(join(catalog, 'catalog.hold'), '999999999');
  await activate('coin@1.0.0', { catalog, clock });
  expect((await openCatalog(catalog)).lines).toBe(2);
});

test('a catalog whose log was changed takes nothing more', async () => {
  done(await publishCoin());
  await appendFile(join(catalog, 'catalog.jsonl'), 'x');
  await expect(activate('coin@1.0.0', { catalog, clock })).rejects.toMatchObject({ code: 'CATALOG_BROKEN' });
});

const text = (value: unknown) => JSON.stringify(value);
test.each<[string, Files, string[]]>([
  [
    'a picture that is refused',
    {
      'pictures/coin.tsx':
        'export const draw = () => <svg viewBox="0 0 1 1"><circle r={1} fill="url(http://a.example/b)" /></svg>;',
    },
    ['SVG_VALUE'],
  ],
  [
    'a picture that throws',
    { 'pictures/coin.tsx': 'export const draw = () => { throw new Error("no"); };' },
    ['GRAPHIC_FAILED'],
  ],
  [
    'a picture that looks at the process',
    { 'pictures/coin.tsx': 'export const draw = () => <svg viewBox={process.env.BOX} />;' },
    ['GRAPHIC_FAILED'],
  ],
  [
    'a picture that is never done',
    { 'pictures/coin.tsx': 'export const draw = () => { for (;;); };' },
    ['GRAPHIC_FAILED'],
  ],
  [
    'a picture that is not done loading',
    { 'pictures/coin.tsx': 'for (;;); export const draw = () => null;' },
    ['GRAPHIC_MODULE'],
  ],
  ['a module without a picture', { 'pictures/coin.tsx': 'export const paint = 1;' }, ['GRAPHIC_MODULE']],
  [
    'a picture that reads files',
    { 'pictures/coin.tsx': 'import "node:fs"; export const draw = () => null;' },
    ['IMPORT_NODE'],
  ],
  ['a sound that is something else', { 'sounds/clink.wav': '<script>' }, ['SOUND_WRONG']],
  [
    'a sound of another kind',
    { 'sounds/clink.wav': Uint8Array.from(Buffer.from('OggS\0\0')) },
    ['SOUND_WRONG'],
  ],
  ['a schema that is none', { 'schemas/view.schema.json': '{ "type": "objekt" }' }, ['SCHEMA_WRONG']],
  [
    'a view that does not fit',
    { 'schemas/view.schema.json': text({ type: 'object', required: ['board'] }) },
    Array(4).fill('ACCEPTANCE_FAILED'),
  ],
  [
    'rules that throw at once',
    { 'src/index.ts': 'throw new Error("no"); export const rules = {};' },
    ['RULES_BROKEN'],
  ],
  ['rules by another name', { 'src/index.ts': 'export const regles = {};' }, ['CODE_WRONG']],
  ['rules that cannot be read', { 'src/index.ts': 'export const rules = ;' }, ['CODE_WRONG']],
  [
    'rules that break',
    {
      'src/index.ts':
        'export const rules = { phases: { tossing: { offers() { throw new Error("no"); } } } };',
    },
    ['ACCEPTANCE_FAILED'],
  ],
  [
    'a bot that needs what no realm has',
    {
      'src/index.ts': `${COIN['src/index.ts']}rules.bots = { deep: () => new Float64Array(1) };`,
    },
    ['BOT_FAILED'],
  ],
  [
    'a bot that chooses what is not offered',
    {
      'src/index.ts': `${COIN['src/index.ts']}rules.bots = { blind: () => ({ offer: 'spin{}' }) };`,
    },
    ['BOT_FAILED'],
  ],
  [
    'a case that goes otherwise',
    {
      'fixtures/heads.jsonl':
        '{"name":"tails","seats":1,"script":[{"int":1}]}\n{"seat":"p0","action":"toss","payload":{}}\n{"result":{"p0":{"outcome":"win"}}}\n',
    },
    ['ACCEPTANCE_FAILED'],
  ],
  [
    'a case that is no case',
    { 'fixtures/heads.jsonl': '{"seats":1}\n{"seat":"x"}\n' },
    ['ACCEPTANCE_SYNTAX', 'ACCEPTANCE_SYNTAX'],
  ],
  ['another engine', { 'coin.game.json': manifest({ engine: '9.0.0' }) }, ['ENGINE_VERSION']],
  [
    'a file name with capitals',
    { 'fixtures/Heads.jsonl': '{"name":"none","seats":1}\n{"result":null}\n' },
    ['PATH_WRONG'],
  ],
])('%s: no lock', async (_, changes, expected) => {
  expect(await codes(changes)).toEqual(expected);
  expect((await openCatalog(catalog)).games.size).toBe(0);
});

test('a case that goes otherwise says its line, what it expected and what was', async () => {
  const file =
    '{"name":"no toss","seats":1}\n{"seat":"p0","action":"toss","payload":{},"expect":{"status":"refused","code":"NO_COIN"}}\n{"result":null}\n';
  const published = await publishCoin({ 'fixtures/heads.jsonl': file });
  expect(published).toMatchObject({
    findings: [
      {
        file: 'fixtures/heads.jsonl',
        line: 2,
        message: '"no toss": expected refused with NO_COIN, was accepted',
      },
      {
        file: 'fixtures/heads.jsonl',
        line: 3,
        message: '"no toss": expected the match to be playing, it is finished',
      },
    ],
  });
});

test('everything that is missing is told at once', async () => {
  const root = await writeCoin(folder);
  for (const path of ['schemas/view.schema.json', 'fixtures', 'texts/en.json', 'pictures/cover.tsx', 'src']) {
    await rm(join(root, path), { recursive: true });
  }
  const published = await publish(root, { catalog, clock, matches: 2 });
  expect(
    published.status === 'refused' && published.findings.map(({ code, file }) => `${code} ${file}`).sort(),
  ).toEqual([
    'ACCEPTANCE_MISSING fixtures/*.jsonl',
    'FILE_MISSING coin.game.json',
    'FILE_MISSING coin.game.json',
    'FILE_MISSING src/index.ts',
    'SCHEMA_MISSING schemas/view.schema.json',
  ]);
});

test('a library that is not there, or is of another version, is told', async () => {
  const root = await writeCoin(folder);
  await write(join(folder, 'libraries/cubes'), {
    'cubes.library.json': '{ "libraryVersion": 1, "id": "cubes", "version": "1.0.1" }',
  });
  expect(await publish(root, { catalog, clock, matches: 2 })).toMatchObject({
    findings: [{ code: 'LIBRARY_NOT_FOUND', path: '/dependencies/cubes', near: '1.0.1' }],
  });
  await rm(join(folder, 'libraries'), { recursive: true });
  expect(await publish(root, { catalog, clock, matches: 2 })).toMatchObject({
    findings: [{ code: 'LIBRARY_NOT_FOUND', path: '/dependencies/cubes' }],
  });
});

test('a folder without a manifest, and no folder', async () => {
  expect(
    await publish(await write(join(folder, 'empty'), { 'a.txt': '' }), { catalog, clock }),
  ).toMatchObject({
    findings: [{ code: 'FILE_MISSING' }],
  });
  await expect(publish(join(folder, 'none'), { catalog, clock })).rejects.toMatchObject({
    code: 'FOLDER_MISSING',
  });
});

test('a game that is still being written can be built: only manifest and code are asked for', async () => {
  const root = await writeCoin(folder);
  for (const path of ['schemas', 'fixtures', 'texts', 'pictures', 'sounds']) {
    await rm(join(root, path), { recursive: true });
  }
  const built = await buildGame(root);
  if ('findings' in built) throw new Error(JSON.stringify(built.findings));
  expect((await loadRules(built.text)).structure.id).toBe('coin');
});

test('a bare manifest is built under the name of its folder, and not published', async () => {
  const root = await writeCoin(folder);
  const { presentation, title, summary, catalog: _, id, ...bare } = JSON.parse(manifest());
  await write(root, { 'manifest.json': text(bare) });
  await rm(join(root, 'coin.game.json'));
  const built = await buildGame(root);
  if ('findings' in built) throw new Error(JSON.stringify(built.findings));
  expect((await loadRules(built.text)).structure.id).toBe('coin');
  const published = await publish(root, { catalog, clock, matches: 2 });
  expect(published.status === 'refused' && published.findings[0]).toMatchObject({
    code: 'FILE_MISSING',
    file: 'manifest.json',
    message: expect.stringContaining('<id>.game.json'),
  });
});

test('what cannot be built is told whole', async () => {
  const root = await writeCoin(folder, { 'coin.game.json': manifest({ dependencies: { cubes: '2.0.0' } }) });
  expect(await buildGame(root)).toMatchObject({
    findings: [{ code: 'LIBRARY_NOT_FOUND' }, { code: 'PACKAGE_DIFFERS' }],
  });
});

const [ana, bruno, operator] = [0, 1, 2].map(() => readKeyFile(newKeyFile())) as [Keys, Keys, Keys];
type Keys = ReturnType<typeof readKeyFile>;
const version = (text: string): Files => ({
  'coin.game.json': manifest({ version: text }),
  'package.json': `{ "version": "${text}", "dependencies": { "@tapete/cubes": "1.0.0" } }`,
});
const publishAs = async (key: Keys | undefined, changes: Files = {}) =>
  publish(await writeCoin(folder, changes), { catalog, clock, matches: 2, operator, ...(key && { key }) });
const vouched = async () =>
  vouchedCatalog({
    log: await readFile(join(catalog, 'catalog.jsonl'), 'utf8'),
    checkpoint: await readFile(join(catalog, 'checkpoint.json'), 'utf8'),
    operator: operator.id,
    now: clock(),
    seen: 0,
  });

test('who publishes a name first signs it, and nobody else does', async () => {
  const { lock } = done(await publishAs(ana));
  const text = await readFile(join(catalog, 'locks', `${hexOf(lock)}.json`), 'utf8');
  const signature = await readFile(join(catalog, 'signatures', `${hexOf(lock)}.json`), 'utf8');
  assertLockSigned(signature, text, ana.id);
  const before = await vouched();
  expect(before.owners.get('coin')).toEqual({ keys: [ana.id], revoked: [] });
  expect(before.games.get('coin@1.0.0')?.by).toBe(ana.id);
  await expect(publishAs(bruno, version('1.0.1'))).rejects.toMatchObject({ code: 'KEY_NOT_OWNER' });
  await expect(publishAs(undefined, version('1.0.1'))).rejects.toMatchObject({ code: 'KEY_MISSING' });
  expect(await vouched()).toEqual(before);
  expect(done(await publishAs(ana, version('1.0.1'))).status).toBe('published');
  expect((await vouched()).games.size).toBe(2);
});
