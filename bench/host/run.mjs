// The host under load beside boardgame.io under the same load, rounds interleaved, medians compared with the goals.
//
//   node bench/host/run.mjs [--peers <folder with boardgame.io in its node_modules>] [--rounds 3] [--seconds 8]
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { KINDS } from './kinds.mjs';

const { values } = parseArgs({
  options: {
    peers: { type: 'string' },
    tables: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
  },
});
const { peers, tables, rounds, seconds } = values;
const LOAD = fileURLToPath(new URL('load.mjs', import.meta.url));
const NUMBERS = [
  'movesPerSec',
  'cpuMsPerMove',
  'openCpuMs',
  'p50',
  'p99',
  'bytesPerMove',
  'liveKB',
  'finishedKB',
  'clientCpuMsPerMove',
];
const names = KINDS.map(({ name }) => name);

/** @type {Record<string, Record<string, number>[]>} */
const measured = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < Number(rounds); round++) {
  for (const name of names) {
    const line = load(name);
    measured[name]?.push(line);
    console.log(name.padEnd(17), show(line));
  }
}

console.log(`\nmedians of ${rounds} rounds, ${tables} tables`);
const medians = Object.fromEntries(Object.entries(measured).map(([name, runs]) => [name, medianOf(runs)]));
for (const [name, numbers] of Object.entries(medians)) console.log(name.padEnd(17), show(numbers));
compare(medians.tapete ?? {}, medians['boardgame.io'] ?? {});

/** @param {string} name @returns {Record<string, number>} */
function load(name) {
  const env = peers === undefined ? process.env : { ...process.env, PEERS: resolve(peers) };
  const args = [LOAD, name, '--tables', tables, '--seconds', seconds];
  const out = execFileSync(process.execPath, args, { env, encoding: 'utf8', timeout: 180_000 });
  return JSON.parse(out.trim().split('\n').at(-1) ?? '');
}

/** @param {Record<string, number>} ours @param {Record<string, number>} theirs */
function compare(ours, theirs) {
  const ratio = (/** @type {string} */ name) => (ours[name] ?? Number.NaN) / (theirs[name] ?? Number.NaN);
  const line = (/** @type {string} */ what, /** @type {string} */ name, /** @type {string} */ goal) =>
    console.log(`${what.padEnd(26)} ${ratio(name).toFixed(3)} x   goal: ${goal}`);
  console.log('\ndurable host against boardgame.io in memory');
  line('CPU a move', 'cpuMsPerMove', `at most ${(1 / 6).toFixed(3)}`);
  line('moves a second', 'movesPerSec', 'at least 5');
  line('memory of a live match', 'liveKB', 'at most 0.3');
  line('memory of a finished one', 'finishedKB', 'at most 0.05');
  line('bytes a move', 'bytesPerMove', 'none');
  line('CPU to open a match', 'openCpuMs', 'none');
}

/** @param {Record<string, number>[]} runs */
function medianOf(runs) {
  const middle = (/** @type {number[]} */ list) =>
    list.sort((one, other) => one - other)[list.length >> 1] ?? 0;
  return Object.fromEntries(NUMBERS.map((name) => [name, middle(runs.map((run) => run[name] ?? 0))]));
}

/** @param {Record<string, number>} numbers */
function show(numbers) {
  return NUMBERS.map((name) => `${name} ${Number((numbers[name] ?? 0).toPrecision(4))}`).join('  ');
}
