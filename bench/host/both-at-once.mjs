// A thousand matches in one process, both seats of each acting in every moment, each command sent twice, and the host
// killed in the middle as often as asked. Fails when anything was lost, doubled, or refused because of the other seat.
//
//   node bench/host/both-at-once.mjs [--matches 1000] [--picks 20] [--kills 3]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rush } from '../../packages/host/test/rush.js';
import { ServerProcess } from './server-process.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    picks: { type: 'string', default: '20' },
    kills: { type: 'string', default: '0' },
  },
});
const [matches, picks, kills] = [values.matches, values.picks, values.kills].map(Number);
const all = matches * 2 * picks;
const folder = mkdtempSync(join(tmpdir(), 'tapete-both-'));
const store = `sqlite:${join(folder, 'matches.db')}`;

let server = await ServerProcess.start('server.mjs', [store, 'both']);
const { url } = server.said;
const due = Array.from({ length: kills }, (_, at) => Math.round((all * (at + 1)) / (kills + 1)));
const { acknowledged, faults, seconds, p50, p99 } = await rush({ url, matches, picks }, async (done) => {
  if (done !== due[0]) return;
  due.shift();
  await server.kill();
  server = await ServerProcess.start('server.mjs', [store, 'both', new URL(url).port]);
});
await server.stop();
rmSync(folder, { recursive: true });

console.log(
  `${acknowledged} of ${all} commands of ${matches} matches, ${kills} kills, ${seconds.toFixed(1)} s`,
);
console.log(
  `${Math.round(all / seconds)} commands a second, a receipt after ${Math.round(p50)} ms (p50), ${Math.round(p99)} ms (p99)`,
);
console.log(faults.length === 0 ? 'none lost, none twice, none stale' : faults.slice(0, 20).join('\n'));
process.exit(faults.length === 0 && acknowledged === all && due.length === 0 ? 0 : 1);
