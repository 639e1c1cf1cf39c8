// The host under load beside boardgame.io under the same load, rounds interleaved, medians compared with the goals.
//
//   node bench/host/run.mjs --peers <copy of the peers' benches with node_modules> [--rounds 3] [--seconds 8]
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    peers: { type: 'string' },
    matches: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
  },
});
const { peers, matches, rounds, seconds } = values;
const LOAD = fileURLToPath(new URL('load.mjs', import.meta.url));

/** @type {Record<string, () => string[]>} */
const kinds = {
  tapete: () => [LOAD, '--matches', matches, '--seconds', seconds],
  'tapete in memory': () => [LOAD, '--matches', matches, '--seconds', seconds, '--store', 'memory'],
  ...(peers === undefined
    ? {}
    : { 'boardgame.io': () => [`${peers}/server/load.mjs`, 'bgio', matches, seconds] }),
};
const NUMBERS = [
  'movesPerSec',
  'serverCpuMsPerMove',
  'p50',
  'p99',
  'bytesPerMove',
  'heapPerMatchLiveKB',
  'rssMB',
];

/** @type {Record<string, Record<string, number>[]>} */
const measured = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
for (let round = 0; round < Number(rounds); round++) {
  for (const [kind, args] of Object.entries(kinds)) {
    const cwd = kind === 'boardgame.io' ? peers : undefined;
    const out = execFileSync(process.execPath, args(), { cwd, encoding: 'utf8', timeout: 180_000 });
    const line = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    measured[kind]?.push(line);
    console.log(kind.padEnd(17), show(line));
  }
}

console.log(`\nmedians of ${rounds} rounds, ${matches} matches`);
const medians = Object.fromEntries(Object.entries(measured).map(([kind, runs]) => [kind, medianOf(runs)]));
for (const [kind, numbers] of Object.entries(medians)) console.log(kind.padEnd(17), show(numbers));
const peer = medians['boardgame.io'];
if (peer !== undefined) compare(medians.tapete ?? {}, peer);

/** @param {Record<string, number>} ours @param {Record<string, number>} theirs */
function compare(ours, theirs) {
  const ratio = (/** @type {string} */ name) => (ours[name] ?? Number.NaN) / (theirs[name] ?? Number.NaN);
  console.log('\ndurable host against boardgame.io in memory');
  console.log(
    `CPU a move      ${ratio('serverCpuMsPerMove').toFixed(3)} x   goal: at most ${(1 / 6).toFixed(3)}`,
  );
  console.log(`moves a second  ${ratio('movesPerSec').toFixed(2)} x   goal: at least 5`);
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
