import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyFile, readKeyFile } from '@tapete/manifest/signing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCoin } from '../../test/coin.js';
import { openCatalog } from '../catalog/catalog-folder.js';
import { type MadeGame, makeGame } from '../make/make-game.js';
import { publish } from '../publish.js';
import { receive } from './receive.js';
import { writePublication } from './write-publication.js';

const clock = () => new Date('2026-12-01T10:00:00Z');
const ana = readKeyFile(newKeyFile());
let folder: string;
let made: MadeGame;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-receive-'));
  const game = await makeGame(await writeCoin(folder), { matches: 2 });
  if ('findings' in game) throw new Error(JSON.stringify(game.findings));
  made = game;
});
afterAll(() => rm(folder, { recursive: true }));

/** Every file below a folder, by its path. */
async function filesIn(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.sort().map(async (path) => [path.slice(root.length), await readFile(path, 'base64')] as const),
    ),
  );
}

test('what was sent stands in the catalog as if it had been published there', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const sent = writePublication(made, { key: ana, isNew: true });
  const received = await receive(sent, { catalog: there, clock, matches: 2 });
  expect(received).toMatchObject({ status: 'published', name: 'coin@1.0.0', warnings: [] });
  const published = await publish(join(folder, 'games/coin'), { catalog: here, clock, key: ana, matches: 2 });
  expect(published).toEqual(received);
  expect(await filesIn(there)).toEqual(await filesIn(here));
  expect((await openCatalog(there)).owners.get('coin')?.keys).toEqual([ana.id]);
  expect(await receive(sent, { catalog: there, clock })).toEqual({ ...received, status: 'already' });
});
