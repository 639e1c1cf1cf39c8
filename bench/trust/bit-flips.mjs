import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { botChance } from '../../packages/core/dist/index.js';
import { folderShelf } from '../../packages/host/dist/index.js';
import { newKeyFile, readKeyFile } from '../../packages/manifest/dist/signing.js';
import { activate, makeGame, receive, writePublication } from '../../packages/publisher/dist/index.js';
import { count, progress, told } from '../lib/progress.mjs';

/*
 * Changes one bit of a game that is sent, or of a catalog from which a host loads it, and looks whether anybody notices:
 *
 *   node bench/trust/bit-flips.mjs [--flips 10000] [--seed 1]
 *
 * Half of the bits are of what is sent (lock, signature, claim, every file, each with its header and what fills its last
 * block), half of the catalog (log, checkpoint, signature, lock, maps, every file); every file as often as the next, or
 * most bits were of the longest. Exits 1 where one change got through, and names it.
 */
const { values } = parseArgs({
  options: { flips: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const flips = Number(values.flips);
const chance = botChance(Number(values.seed));
const folder = await mkdtemp(join(tmpdir(), 'tapete-bits-'));
const clock = () => new Date();
const [ana, operator] = [readKeyFile(newKeyFile()), readKeyFile(newKeyFile())];
const holes = [];
const refusals = new Map();
try {
  const made = await makeGame('games/conecta4', { near: ['.'], matches: 1 });
  if ('findings' in made) throw new Error(JSON.stringify(made.findings));
  const sent = writePublication(made, { key: ana, isNew: true });
  const catalog = join(folder, 'catalog');
  await receive(sent, { catalog, clock, operator, matches: 1 });
  await activate('conecta4@1.0.0', { catalog, clock, operator });
  const began = performance.now();
  const say = progress(flips, 'bits changed');
  const entries = entriesOf(gunzipSync(sent));
  // Else every change might be refused for the way in which it is zipped.
  const { status } = await receive(zipped(gunzipSync(sent)), { catalog, clock });
  if (status !== 'already') throw new Error(`the good publication is not taken: ${status}`);
  for (let flip = 0; flip < flips / 2; flip++) {
    await flipSent(gunzipSync(sent), entries[flip % entries.length]);
    say(flip + 1);
  }
  const sentMs = performance.now() - began;
  const files = await filesIn(catalog);
  await assertGood(catalog);
  for (let flip = 0; flip < flips / 2; flip++) {
    await flipCatalog(catalog, files[flip % files.length]);
    say(flips / 2 + flip + 1);
  }
  await assertGood(catalog);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${flips} single-bit changes in ${entries.length} files that are sent and ${files.length} of a catalog, ` +
      `${holes.length} not noticed, ${seconds.toFixed(1)} s (${(sentMs / 1000).toFixed(1)} s of them sent)`,
  );
  console.log(told(refusals));
  for (const hole of holes) console.log(`  not noticed: ${hole}`);
} finally {
  await rm(folder, { recursive: true });
}
process.exit(holes.length === 0 ? 0 : 1);

function zipped(archive) {
  return gzipSync(archive, { level: 9 });
}

/** Where each entry of an archive lies, its header and the rest of its last block included; the end is one as well. */
function entriesOf(archive) {
  const BLOCK = 512;
  const entries = [];
  let at = 0;
  while (archive[at] !== 0) {
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 135), 8);
    const bytes = BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    entries.push({ at, bytes });
    at += bytes;
  }
  return [...entries, { at, bytes: archive.length - at }];
}

async function flipSent(archive, entry) {
  const [at, bit] = [entry.at + chance.int(entry.bytes), chance.int(8)];
  archive[at] ^= 1 << bit;
  const got = await receive(zipped(archive), {
    catalog: join(folder, 'none'),
    clock,
    matches: 1,
  });
  if (got.status !== 'refused') holes.push(`byte ${at}, bit ${bit} of what is sent`);
  else for (const code of new Set(got.findings.map((each) => each.code))) count(refusals, `sent: ${code}`);
}

async function flipCatalog(catalog, path) {
  const good = await readFile(path);
  const [at, bit] = [chance.int(good.length), chance.int(8)];
  const bad = Buffer.from(good);
  bad[at] ^= 1 << bit;
  await writeFile(path, bad);
  const code = await refusalOf(catalog);
  await writeFile(path, good);
  if (code === undefined) holes.push(`${path.slice(catalog.length + 1)}, byte ${at}, bit ${bit}`);
  else count(refusals, `catalog: ${code}`);
}

async function assertGood(catalog) {
  const code = await refusalOf(catalog);
  if (code !== undefined) throw new Error(`the good catalog is refused: ${code}`);
}

/** Why a host that trusts the operator loads no game from the catalog; undefined where it loads it whole. */
async function refusalOf(catalog) {
  const shelf = folderShelf(catalog, {
    trust: { operator: operator.id, seenFile: join(folder, 'seen.json') },
  });
  try {
    await shelf.open(await shelf.active('conecta4'));
    return undefined;
  } catch (error) {
    return error.code ?? String(error);
  } finally {
    await shelf.close();
  }
}

async function filesIn(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
