import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RealmPool } from '@tapete/isolation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receive, writePublication } from '../src/index.js';
import { makeGame } from '../src/make/make-game.js';
import { write } from './coin.js';
import { ana } from './corpus/sent.js';
import { oddCoin } from './odd-coins.js';

/** Good games whose names, sizes and contents are odd. A long run: TAPETE_ODD_GAMES=200. */
const GAMES = Number(process.env.TAPETE_ODD_GAMES ?? 6);

const realms = new RealmPool({ threads: 1, watchdogMs: 20_000 });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-odd-'));
});
afterAll(async () => {
  await realms.close();
  await rm(folder, { recursive: true });
});

test.each(Array.from({ length: GAMES }, (_, number) => number + 1))(
  'an odd game passes: %i',
  async (number) => {
    const { id, game, library } = oddCoin(number);
    const home = join(folder, `${number}`);
    await write(join(home, 'libraries/cubes'), library);
    const made = await makeGame(await write(join(home, 'game'), game), { wasPlayed: async () => true });
    if ('findings' in made) throw new Error(JSON.stringify(made.findings, undefined, 2));
    const options = { catalog: join(home, 'catalog'), clock: () => new Date(0), matches: 1, realms };
    const received = await receive(writePublication(made, { key: ana, isNew: true }), options);
    expect(received).toMatchObject({ status: 'published', name: expect.stringContaining(`${id}@`) });
  },
  60_000,
);
