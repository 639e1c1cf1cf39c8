import { appendFileSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hexOf, readCatalog } from '@tapete/manifest';
import { newKeyFile, readKeyFile, signKeyAct, signLock, writeCheckpoint } from '@tapete/manifest/signing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { act, publish } from '../../test/catalog.js';
import { folderShelf } from './folder-shelf.js';
import type { Shelf } from './shelf.js';

const RULES =
  'export const game = { api: 1, structure: {}, create() {}, load() {}, replay() {}, choose() {} };';
const tiny = (version: string) => ({ name: 'tiny', version, rules: `${RULES}// ${version}` });

let catalog: string;
beforeEach(() => {
  catalog = mkdtempSync(join(tmpdir(), 'tapete-shelf-'));
});
afterEach(() => rmSync(catalog, { recursive: true }));

const first = async () => {
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  return shelf.open(await shelf.active('tiny'));
};

test('a folder into which nothing was published is an empty shelf', async () => {
  expect(await folderShelf(catalog, { inProcess: ['*'] }).list()).toEqual([]);
});

test('an active game is listed, opened and gives out its files', async () => {
  publish(catalog, tiny('1.0.0'));
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  const [game] = await shelf.list();
  expect(game).toMatchObject({ name: 'tiny@1.0.0', game: 'tiny', version: '1.0.0' });
  const opened = await first();
  expect(opened.lock).toBe(game?.lock);
  expect(opened.rules.api).toBe(1);
  expect(opened.facts).toEqual({ optimalSeats: 2, minutes: 3 });
  expect(opened.presentation.title).toEqual({ en: 'A test' });
  expect(await opened.file('pictures/cover.svg')).toMatchObject({ mediaType: 'image/svg+xml' });
  expect(await opened.file('../../../etc/passwd')).toBeUndefined();
  expect(await opened.file('map.json')).toBeUndefined();
});

test('what is published while the host runs is there at once, and the newest active version counts', async () => {
  publish(catalog, tiny('1.0.0'));
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  expect(await shelf.list()).toHaveLength(1);
  publish(catalog, tiny('1.10.0'));
  expect((await shelf.list()).map(({ name }) => name)).toEqual(['tiny@1.10.0']);
  act(catalog, { act: 'deactivate', name: 'tiny', version: '1.10.0' });
  expect((await shelf.list()).map(({ name }) => name)).toEqual(['tiny@1.0.0']);
});

test('a deactivated version takes no new matches and is there for those that run', async () => {
  publish(catalog, tiny('1.0.0'));
  act(catalog, { act: 'deactivate', name: 'tiny', version: '1.0.0' });
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  await expect(shelf.active('tiny@1.0.0')).rejects.toMatchObject({ code: 'GAME_INACTIVE' });
  await expect(shelf.active('tiny')).rejects.toMatchObject({ code: 'GAME_UNKNOWN' });
  expect((await shelf.open(await shelf.published('tiny@1.0.0'))).version).toBe('1.0.0');
});

test('a blocked version is not opened, even if it was open', async () => {
  publish(catalog, tiny('1.0.0'));
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  const game = await shelf.active('tiny');
  await shelf.open(game);
  act(catalog, { act: 'block', name: 'tiny', version: '1.0.0', reason: 'deals twice' });
  const ways = [
    () => shelf.open(game),
    () => shelf.active('tiny@1.0.0'),
    () => shelf.published('tiny@1.0.0'),
  ];
  for (const ask of ways) {
    await expect(ask()).rejects.toMatchObject({
      code: 'GAME_BLOCKED',
      message: expect.stringContaining('deals twice'),
    });
  }
});

test.each(['rules.js', 'game.json', 'presentation.json', 'pictures/cover.svg'])(
  'one changed byte in %s: the game is not loaded, and the file is named',
  async (path) => {
    const file = join(publish(catalog, tiny('1.0.0')), 'files', path);
    const bytes = readFileSync(file);
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
    writeFileSync(file, bytes);
    await expect(first()).rejects.toMatchObject({
      code: 'FILE_CHANGED',
      message: expect.stringContaining(path),
    });
  },
);

test('a byte too many, a file that is missing and a changed map are named', async () => {
  const folder = publish(catalog, tiny('1.0.0'));
  appendFileSync(join(folder, 'files/rules.js'), ' ');
  await expect(first()).rejects.toMatchObject({
    code: 'FILE_CHANGED',
    message: expect.stringContaining('rules.js'),
  });
  unlinkSync(join(folder, 'files/rules.js'));
  await expect(first()).rejects.toMatchObject({
    code: 'FILE_MISSING',
    message: expect.stringContaining('rules.js'),
  });
  appendFileSync(join(folder, 'map.json'), ' ');
  await expect(first()).rejects.toMatchObject({ code: 'PACKAGE_WRONG' });
});

test('a file that changes after the game was opened is not given out', async () => {
  const folder = publish(catalog, tiny('1.0.0'));
  const opened = await first();
  writeFileSync(join(folder, 'files/pictures/cover.svg'), '<svg onload="alert(1)"/>');
  await expect(opened.file('pictures/cover.svg')).rejects.toMatchObject({ code: 'FILE_CHANGED' });
});

test('a lock that was changed is refused', async () => {
  publish(catalog, tiny('1.0.0'));
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  const game = await shelf.active('tiny');
  const file = join(catalog, 'locks', `${Buffer.from(game.lock.slice(7), 'base64').toString('hex')}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"api":1', '"api":2'));
  await expect(shelf.open(game)).rejects.toMatchObject({
    code: 'FILE_CHANGED',
    message: expect.stringContaining('locks/'),
  });
});

test('a game that was repaired can be opened without starting the host again', async () => {
  const file = join(publish(catalog, tiny('1.0.0')), 'files/rules.js');
  const good = readFileSync(file);
  const shelf = folderShelf(catalog, { inProcess: ['*'] });
  const game = await shelf.active('tiny');
  writeFileSync(file, 'export const game = steal();');
  await expect(shelf.open(game)).rejects.toMatchObject({ code: 'FILE_CHANGED' });
  writeFileSync(file, good);
  expect((await shelf.open(game)).name).toBe('tiny@1.0.0');
});

const operator = readKeyFile(newKeyFile());
const author = readKeyFile(newKeyFile());
const NOW = new Date('2026-12-01T10:00:00.000Z');
const HOUR = 3_600_000;
const path = (name: string) => join(catalog, name);
const vouch = () => {
  const log = readFileSync(path('catalog.jsonl'), 'utf8');
  writeFileSync(path('checkpoint.json'), writeCheckpoint(readCatalog(log), { operator, now: NOW }));
};
const believing = (now = NOW) =>
  folderShelf(catalog, {
    trust: { operator: operator.id, seenFile: path('seen.json'), now: () => now },
    inProcess: ['*'],
  });
/** Signed by its author, vouched for by the operator. */
const publishSigned = () => {
  act(catalog, signKeyAct('grant', { name: 'tiny', key: author.id }, { signer: author }));
  publish(catalog, tiny('1.0.0'), author);
  vouch();
};

test('a shelf that believes an operator opens what is signed, and remembers how much it has seen', async () => {
  publishSigned();
  const shelf = believing();
  expect((await shelf.open(await shelf.active('tiny'))).by).toBe(author.id);
  expect(JSON.parse(readFileSync(path('seen.json'), 'utf8'))).toEqual({ [operator.id]: 3 });
  act(catalog, { act: 'deactivate', name: 'tiny', version: '1.0.0' });
  expect((await shelf.active('tiny')).version).toBe('1.0.0');
  vouch();
  await expect(shelf.active('tiny@1.0.0')).rejects.toMatchObject({ code: 'GAME_INACTIVE' });
});

test.each<[string, () => Shelf, string]>([
  [
    'no checkpoint',
    () => {
      unlinkSync(path('checkpoint.json'));
      return believing();
    },
    'CHECKPOINT_MISSING',
  ],
  ['an old checkpoint', () => believing(new Date(NOW.getTime() + 25 * HOUR)), 'CHECKPOINT_OVER'],
  [
    'fewer lines than were seen',
    () => {
      writeFileSync(path('seen.json'), JSON.stringify({ [operator.id]: 4 }));
      return believing();
    },
    'CATALOG_ROLLED_BACK',
  ],
  [
    'a memory that cannot be read',
    () => {
      writeFileSync(path('seen.json'), '{');
      return believing();
    },
    'SEEN_UNREADABLE',
  ],
])('with %s nothing is believed', async (_, spoil, code) => {
  publishSigned();
  await expect(spoil().list()).rejects.toMatchObject({ code });
});

test('a lock whose signature is another’s is not opened, and one that nobody signed is not believed', async () => {
  publishSigned();
  const lock = (await believing().active('tiny')).lock;
  const file = path(`signatures/${hexOf(lock)}.json`);
  writeFileSync(file, signLock(readFileSync(path(`locks/${hexOf(lock)}.json`), 'utf8'), operator));
  for (const shelf of [believing(), folderShelf(catalog, { inProcess: ['*'] })])
    await expect(shelf.open(await shelf.active('tiny'))).rejects.toMatchObject({ code: 'SIGNATURE_WRONG' });
  publish(catalog, { ...tiny('1.0.0'), name: 'plain' });
  vouch();
  const shelf = believing();
  await expect(shelf.open(await shelf.active('plain'))).rejects.toMatchObject({
    code: 'SIGNATURE_MISSING',
  });
});
