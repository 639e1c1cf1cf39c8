import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { botChance } from '../../packages/core/dist/index.js';
import { lockDigest, writeLock } from '../../packages/manifest/dist/index.js';
import { makeGame } from '../../packages/publisher/dist/index.js';
import { count, progress, told } from '../lib/progress.mjs';

/*
 * Builds, draws, packs and locks the same game again and again: each time from another folder, into which its files were
 * written in another order, with other modes and times, under another umask, time zone and language. All locks must have
 * one digest.
 *
 *   node bench/trust/repacks.mjs [--times 1000] [--seed 1] [--of conecta4]
 *
 * Matches are not played: no byte of a package comes from them. Exits 1 where there is a second digest.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string', default: 'conecta4' },
  },
});
const UMASKS = [0o000, 0o022, 0o027, 0o077];
const MODES = [0o400, 0o600, 0o644, 0o755, 0o777];
const ZONES = ['UTC', 'Pacific/Apia', 'America/St_Johns', 'Asia/Kathmandu'];
const LANGUAGES = ['C', 'es_ES.UTF-8', 'tr_TR.UTF-8', 'ja_JP.UTF-8'];
const NAMES = ['a', 'Some Where', 'ñandú', 'x'.repeat(60), 'games', 'node'];

const chance = botChance(Number(values.seed));
const oneOf = (list) => list[chance.int(list.length)];
const files = await filesOf(resolve('games', values.of));
const top = await mkdtemp(join(tmpdir(), 'tapete-repacks-'));
const digests = new Map();
const times = Number(values.times);
const say = progress(times, 're-packs');
const began = performance.now();
try {
  for (let time = 0; time < times; time++) {
    count(digests, await digestFrom(await laidOut(time)));
    say(time + 1);
  }
} finally {
  await rm(top, { recursive: true });
}
console.log(
  `${values.of}, ${files.length} files, packed ${times} times, ${digests.size} digests, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
console.log(told(digests));
process.exit(digests.size === 1 ? 0 : 1);

/** The folder of one more copy. */
async function laidOut(time) {
  process.umask(oneOf(UMASKS));
  const root = join(top, `${time}`, ...Array.from({ length: 1 + chance.int(4) }, () => oneOf(NAMES)));
  for (const { path, bytes } of shuffled(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes);
    await chmod(file, oneOf(MODES));
    const seconds = chance.int(2_000_000_000);
    await utimes(file, seconds, seconds);
  }
  return root;
}

async function digestFrom(root) {
  process.env.TZ = oneOf(ZONES);
  process.env.LANG = process.env.LC_ALL = oneOf(LANGUAGES);
  const made = await makeGame(root, { near: [resolve('.')], wasPlayed: async () => true });
  await rm(root, { recursive: true });
  if ('findings' in made) throw new Error(JSON.stringify(made.findings));
  return lockDigest(writeLock(made.lock));
}

async function filesOf(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/^(?:node_modules|dist|\.turbo)\//.test(path));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(root, path)) })));
}

function shuffled(list) {
  const left = [...list];
  return list.map(() => left.splice(chance.int(left.length), 1)[0]);
}
