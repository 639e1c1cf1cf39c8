// One server under load, measured once. Matches are opened first, two seats at each, so that a move's cost is a move's
// alone; then so many tables play, one match after the other, and each seat moves as soon as it is its turn.
//
//   node bench/host/load.mjs <tapete | tapete in memory | boardgame.io | tapete isolated> [--tables 200] [--seconds 8] [--profile FILE]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KINDS, OTHERS } from './kinds.mjs';
import { inGroups, Match, Tally } from './play.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '200' },
    matches: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    profile: { type: 'string' },
  },
});
const kind = [...KINDS, ...OTHERS].find(({ name }) => name === positionals[0]);
if (kind === undefined) throw new Error(`one of ${KINDS.map(({ name }) => name).join(', ')}`);
const [TABLES, MATCHES, SECONDS] = [values.tables, values.matches, values.seconds].map(Number);
/** After so long a host has put away what it puts away: a few matches stay at hand, whoever has left the others reads them again. */
const REST_MS = 11_000;
/** Moves until the code is compiled. */
const WARM = 4000;

const server = await kind.start();
const tally = new Tally();
const played = await play(await openAll());
console.log(JSON.stringify({ kind: kind.name, ...played, ...(await memory()) }));
await server.stop();
process.exit(0);

/** Matches that wait to be played, and what opening one has cost. */
async function openAll() {
  const before = await server.process.cpu();
  const matches = await inGroups(TABLES * MATCHES, () => Match.open(server, tally));
  const after = await server.process.cpu();
  return { matches, openCpuMs: (after.ms - before.ms) / matches.length };
}

async function play({ matches, openCpuMs }) {
  let isOut = false;
  const all = Array.from({ length: TABLES }, async () => {
    for (let next = matches.pop(); next !== undefined; next = matches.pop()) await next.play();
    // From here on fewer tables play than were asked for.
    isOut = true;
  });
  await until(() => tally.moves >= WARM || isOut);
  const counted = await measure(() => isOut);
  await Promise.all(all);
  return { tables: TABLES, ...counted, openCpuMs: round(openCpuMs) };
}

async function measure(isOut) {
  if (values.profile) await server.process.profile();
  tally.reset();
  const [first, own, begun] = [await server.process.cpu(), process.cpuUsage(), performance.now()];
  await until(() => isOut() || performance.now() - begun > SECONDS * 1000);
  const { moves, times, traffic } = tally;
  const ownCpu = process.cpuUsage(own);
  const seconds = (performance.now() - begun) / 1000;
  const bytes = traffic.bytes;
  const last = await server.process.cpu();
  if (values.profile) await server.process.profiled(resolve(values.profile));
  times.sort((one, other) => one - other);
  const part = (share) => round(times[Math.floor(times.length * share)] ?? 0, 1);
  return {
    seconds: round(seconds, 1),
    movesPerSec: Math.round(moves / seconds),
    cpuMsPerMove: round((last.ms - first.ms) / moves, 4),
    clientCpuMsPerMove: round((ownCpu.user + ownCpu.system) / 1000 / moves, 4),
    p50: part(0.5),
    p99: part(0.99),
    bytesPerMove: Math.round(bytes / moves),
    loopP99Ms: round(last.loopP99Ms, 1),
  };
}

/** What stays in memory of a match that is played, twelve plies old, and of one that is over; nobody is connected. */
async function memory() {
  const before = await server.process.memory();
  await visit(12);
  const live = await server.process.memory();
  await visit(Number.POSITIVE_INFINITY);
  const over = await server.process.memory();
  return {
    liveKB: round((live.used - before.used) / TABLES / 1024, 1),
    finishedKB: round((over.used - live.used) / TABLES / 1024, 1),
  };
}

async function visit(plies) {
  await inGroups(TABLES, async () => (await Match.open(server, tally, plies)).play());
  await new Promise((go) => setTimeout(go, REST_MS));
}

async function until(isSo) {
  while (!isSo()) await new Promise((go) => setTimeout(go, 10));
}

function round(number, digits = 3) {
  return Number(number.toFixed(digits));
}
