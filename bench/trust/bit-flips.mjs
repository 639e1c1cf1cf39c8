import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { folderShelf } from '../../packages/host/dist/index.js';
import { newKeyFile, readKeyFile } from '../../packages/manifest/dist/signing.js';
import { activate, makeGame, receive, writePublication } from '../../packages/publisher/dist/index.js';

/*
 * Changes one bit of a game that is sent, or of a catalog from which a host loads it, and looks whether anybody notices:
 *
 *   node bench/trust/bit-flips.mjs [--flips 10000] [--seed 1]
 *
 * Half of the bits are of what is sent (archive headers, lock, signature, claim, every file), half of the catalog (log,
 * checkpoint, signature, lock, maps, every file). Exits 1 where one change got through, and names it.
 */
const { values } = parseArgs({
  options: { flips: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const flips = Number(values.flips);
const int = xorshift(Number(values.seed));
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
  for (let flip = 0; flip < flips / 2; flip++) await flipSent(gunzipSync(sent));
  const sentMs = performance.now() - began;
  const files = await filesIn(catalog);
  if ((await loaded(catalog)) !== undefined) throw new Error('the good catalog is refused');
  for (let flip = 0; flip < flips / 2; flip++) await flipCatalog(catalog, files[int(files.length)]);
  if ((await loaded(catalog)) !== undefined) throw new Error('the good catalog is refused');
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${flips} single-bit changes, ${holes.length} not noticed, ${seconds.toFixed(1)} s (${(sentMs / 1000).toFixed(1)} s of them sent)`,
  );
  for (const [code, count] of [...refusals].sort((one, other) => other[1] - one[1]))
    console.log(`  ${code} ${count}`);
  for (const hole of holes) console.log(`  not noticed: ${hole}`);
} finally {
  await rm(folder, { recursive: true });
}
process.exit(holes.length === 0 ? 0 : 1);

async function flipSent(archive) {
  const [at, bit] = [int(archive.length), int(8)];
  archive[at] ^= 1 << bit;
  const got = await receive(gzipSync(archive, { level: 9 }), {
    catalog: join(folder, 'none'),
    clock,
    matches: 1,
  });
  if (got.status === 'refused') for (const { code } of got.findings) count(`sent: ${code}`);
  else holes.push(`byte ${at}, bit ${bit} of what is sent`);
}

async function flipCatalog(catalog, path) {
  const good = await readFile(path);
  const [at, bit] = [int(good.length), int(8)];
  const bad = Buffer.from(good);
  bad[at] ^= 1 << bit;
  await writeFile(path, bad);
  const code = await loaded(catalog);
  await writeFile(path, good);
  if (code === undefined) holes.push(`${path.slice(catalog.length + 1)}, byte ${at}, bit ${bit}`);
  else count(`catalog: ${code}`);
}

/** Why a host that trusts the operator loads no game from the catalog; undefined where it loads it whole. */
async function loaded(catalog) {
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

function count(code) {
  refusals.set(code, (refusals.get(code) ?? 0) + 1);
}

async function filesIn(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function xorshift(seed) {
  let state = seed;
  return (outcomes) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 0x1_0000_0000) * outcomes);
  };
}
