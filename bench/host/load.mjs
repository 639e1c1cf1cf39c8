// Closed loop over loopback: two sockets a match, each seat drops a disc as soon as it is its turn, and a move is
// acknowledged when the mover's own socket has the update. A match that is over is followed by a new one.
//
//   node bench/host/load.mjs [--matches 200] [--seconds 8] [--store sqlite|memory]
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import WebSocket from '../../packages/host/node_modules/ws/wrapper.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    store: { type: 'string', default: 'sqlite' },
    profile: { type: 'string' },
  },
});
const MATCHES = Number(values.matches);
const SECONDS = Number(values.seconds);
/** Until the code is compiled and every table plays. */
const WARM = { moves: 8000, ms: 30_000 };

const folder = mkdtempSync(join(tmpdir(), 'tapete-bench-'));
const store = values.store === 'sqlite' ? `sqlite:${join(folder, 'matches.db')}` : 'memory:';
const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const server = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), [store], {
  execArgv: ['--expose-gc', ...profiling],
  env: { ...process.env, NODE_ENV: 'production' },
});
const { url } = await answer();
const agent = new Agent({ keepAlive: true });

const seen = { moves: 0, games: 0, bytes: 0, refused: 0, latencies: /** @type {number[]} */ ([]) };
let running = true;
let chance = 99;

/** One table: two seats that play match after match. */
class Table {
  async play() {
    while (running) {
      const created = await post('/matches', { game: 'conecta4', seats: ['me', 'open'] });
      const { invitation, match } = created;
      const taken = await post(`/matches/${match}/seats`, { invitation });
      const tokens = [created.token, taken.token];
      await Promise.all(tokens.map((token, seat) => this.#sit(match, token, `p${seat}`)));
      seen.games += 1;
    }
  }

  /** Plays one seat until the match is over. */
  #sit(match, token, seat) {
    return new Promise((over) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
      let sent = 0;
      let commands = 0;
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocols: [1], match, token })));
      socket.on('message', (data) => {
        seen.bytes += data.length;
        const envelope = JSON.parse(String(data));
        if (envelope.type === 'receipt' && envelope.status === 'refused') seen.refused += 1;
        if (envelope.type === 'error') throw new Error(envelope.message);
        if (envelope.type === 'result' || !running) return socket.close();
        if (envelope.type !== 'update' && envelope.type !== 'snapshot') return;
        if (envelope.note?.seat === seat) acknowledged(sent);
        const { offers, flow } = envelope.context;
        if (offers.length === 0) return;
        sent = performance.now();
        commands += 1;
        const decision = { revision: flow.revision };
        const offer = offers[below(offers.length)].id;
        socket.send(
          JSON.stringify({ type: 'command', act: 'take', id: `${commands}`, seat, decision, step: 0, offer }),
        );
      });
      socket.on('close', over);
      socket.on('error', over);
    });
  }
}

function acknowledged(sent) {
  seen.moves += 1;
  seen.latencies.push(performance.now() - sent);
}

function below(count) {
  chance ^= chance << 13;
  chance ^= chance >>> 17;
  chance ^= chance << 5;
  return (chance >>> 0) % count;
}

function post(path, body) {
  return new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${url}/api${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => {
        const said = JSON.parse(text);
        if (said.error) failed(new Error(said.error.message));
        else answered(said);
      });
    });
    asked.on('error', failed);
    asked.end(JSON.stringify(body));
  });
}

function answer() {
  return new Promise((answered, failed) => {
    server.once('message', answered);
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
}
function stats() {
  const answered = new Promise((go) => server.once('message', go));
  server.send('stats');
  return answered;
}
const wait = (ms) => new Promise((go) => setTimeout(go, ms));
const percentile = (list, part) =>
  list.sort((one, other) => one - other)[Math.floor(list.length * part)] ?? 0;
const round = (number, digits = 3) => Number(number.toFixed(digits));

const before = await stats();
const tables = Array.from({ length: MATCHES }, () => new Table().play());
for (const start = performance.now(); seen.moves < WARM.moves && performance.now() - start < WARM.ms; )
  await wait(50);
const first = await stats();
Object.assign(seen, { moves: 0, games: 0, bytes: 0, refused: 0, latencies: [] });
const own = process.cpuUsage();
const started = performance.now();
await wait(SECONDS * 1000);
const seconds = (performance.now() - started) / 1000;
const { moves, games, bytes, refused, latencies } = { ...seen, latencies: [...seen.latencies] };
const ownCpu = process.cpuUsage(own);
const last = await stats();
running = false;

console.log(
  JSON.stringify({
    kind: `tapete-${values.store}`,
    matches: MATCHES,
    movesPerSec: Math.round(moves / seconds),
    p50: round(percentile(latencies, 0.5), 1),
    p99: round(percentile(latencies, 0.99), 1),
    serverCpuMsPerMove: round((last.cpuMs - first.cpuMs) / moves),
    clientCpuMsPerMove: round((ownCpu.user + ownCpu.system) / 1000 / moves),
    bytesPerMove: Math.round(bytes / moves),
    gamesFinished: games,
    heapPerMatchLiveKB: round((first.heap - before.heap) / MATCHES / 1024, 1),
    rssMB: Math.round(last.rss / 1048576),
    serverLoopP99Ms: round(last.loopP99Ms, 1),
    refused,
  }),
);
await Promise.race([Promise.all(tables), wait(2000)]);
server.send('stop');
await Promise.race([new Promise((go) => server.once('exit', go)), wait(3000)]);
server.kill();
rmSync(folder, { recursive: true });
process.exit(0);
