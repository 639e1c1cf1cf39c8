// Walks through docs/tutorial.md as a stranger would: an empty folder, the packages as they are packed, a host of its own.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const page = readFileSync(new URL('../../docs/tutorial.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, , about = '', text = '']) => ({
    about,
    text: text.trim(),
  }),
);
const blockOf = (/** @type {string} */ about) => blocks.find((block) => block.about === about)?.text ?? '';

const folder = mkdtempSync(join(tmpdir(), 'tapete-tutorial-'));
console.log(`in ${folder}`);
install();
writeFileSync(join(folder, 'moves.jsonl'), `${blockOf('moves.jsonl')}\n`);
const host = spawn('npx', [...wordsOf(blockOf('host').replace('8023', '0'))], {
  cwd: folder,
  detached: true,
});
host.stderr.pipe(process.stderr);
try {
  const [address = ''] = await firstLine(host.stdout);
  for (const { text } of blocks.filter(({ about }) => about === 'tutorial'))
    for (const line of text.split('\n')) run(line.replace('http://127.0.0.1:8023', address));
  const match = await playedAt(address);
  const record = await (await fetch(`${address}/api/matches/${match}/record`)).text();
  writeFileSync(join(folder, 'record.json'), record);
  run(blockOf('audit'));
  console.log('the tutorial does what it says');
} finally {
  if (host.pid !== undefined) process.kill(-host.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** Every part that a stranger needs, packed, and installed from its file. */
function install() {
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const groups = ['packages', 'libraries', 'tools'];
  const parts = groups.flatMap((group) =>
    readdirSync(group).map((part) => join(group, part, 'package.json')),
  );
  for (const file of parts.filter((each) => existsSync(each))) {
    const { private: isPrivate } = JSON.parse(readFileSync(file, 'utf8'));
    if (!isPrivate)
      execFileSync('pnpm', ['pack', '--pack-destination', packed], {
        cwd: join(file, '..'),
        stdio: 'ignore',
      });
  }
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const files = readdirSync(packed).map((name) => `./packed/${name}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...files], { cwd: folder, stdio: 'inherit' });
}

function run(/** @type {string} */ line) {
  console.log(`$ ${line}`);
  execFileSync('npx', wordsOf(line), { cwd: folder, stdio: 'inherit' });
}

/** @returns {string[]} without `npx` */
function wordsOf(/** @type {string} */ line) {
  return line.split(' ').slice(1);
}

/** @returns {Promise<string[]>} */
function firstLine(/** @type {import('node:stream').Readable} */ stream) {
  return new Promise((said) => createInterface(stream).once('line', (line) => said([line])));
}

/** The id of a match of bots, once it is over. */
async function playedAt(/** @type {string} */ address) {
  const [, , body = ''] = /^(\S+ \S+) (.*)$/.exec(blockOf('match')) ?? [];
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { match } = await (await fetch(`${address}/api/matches`, asked)).json();
  for (;;) {
    const { status } = await (await fetch(`${address}/api/matches/${match}`)).json();
    if (status !== 'playing') return match;
    await wait(500);
  }
}
