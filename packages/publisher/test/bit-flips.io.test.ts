import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { botChance } from '@tapete/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGame } from '../src/make/make-game.js';
import { readArchive } from '../src/publication/archive.js';
import { readPublication } from '../src/publication/read-publication.js';
import { writePublication } from '../src/publication/write-publication.js';
import { writeCoin } from './coin.js';
import { ana, gzipped } from './corpus/sent.js';

/** A slice; `bench/trust/bit-flips.mjs` changes ten thousand, of catalogs too. */
const FLIPS = 300;

let folder: string;
let sent: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-bits-'));
  const made = await makeGame(await writeCoin(folder), { wasPlayed: async () => true });
  if ('findings' in made) throw new Error(JSON.stringify(made.findings));
  sent = writePublication(made, { key: ana, isNew: true });
});
afterAll(() => rm(folder, { recursive: true }));

test('no bit of what is sent can be changed', () => {
  const good = gunzipSync(sent);
  const files = readArchive(good).filter(({ name }) => name !== 'rules.js');
  const chance = botChance(1);
  for (let flip = 0; flip < FLIPS; flip++) {
    const archive = Buffer.from(good);
    // Every file as often as the next, or most bits were of the longest.
    const file = files[flip % files.length];
    const from = (file?.bytes.byteOffset ?? 0) - good.byteOffset - 512;
    const at = from + chance.int(512 + (file?.bytes.length ?? 0));
    archive[at] = (archive[at] as number) ^ (1 << chance.int(8));
    expect(readPublication(gzipped(archive)), `byte ${at}`).toHaveProperty('findings');
  }
});
