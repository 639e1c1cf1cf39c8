// Matches of Connect Four on Tapete's host: created over HTTP, one socket a seat and match.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from '../../../packages/host/node_modules/ws/wrapper.mjs';
import { seeUpdate, seeWhole } from '../../../packages/wire/dist/client.js';
import { ServerProcess } from '../server-process.mjs';

export const durable = { name: 'tapete', start: () => TapeteHost.start(true) };
/** Its rules in QuickJS, each match in a realm of its own. */
export const isolated = { name: 'tapete isolated', start: () => TapeteHost.start(true, 'isolated') };
export const inMemory = { name: 'tapete in memory', start: () => TapeteHost.start(false) };

class TapeteHost {
  #url;
  #folder = mkdtempSync(join(tmpdir(), 'tapete-bench-'));
  #agent = new Agent({ keepAlive: true });

  static async start(isDurable, game = 'conecta4') {
    const host = new TapeteHost();
    const store = isDurable ? `sqlite:${join(host.#folder, 'matches.db')}` : 'memory:';
    host.process = await ServerProcess.start('server.mjs', [store, game]);
    host.#url = host.process.said.url;
    return host;
  }

  async stop() {
    await this.process.stop();
    rmSync(this.#folder, { recursive: true });
  }

  /** A match in which both seats sit. `hear(seat, state)` begins when it is played. */
  async open(hear, traffic) {
    const created = await this.#post('/matches', { game: 'conecta4', seats: ['me', 'open'] });
    const { match, invitation } = created;
    const taken = await this.#post(`/matches/${match}/seats`, { invitation });
    const seats = [created.token, taken.token].map(
      (token, seat) => new Seat({ url: this.#url, match, token, seat, traffic }),
    );
    await Promise.all(seats.map((seat) => seat.seated));
    return {
      play() {
        for (const each of seats) each.hear = hear;
        for (const [seat, { now }] of seats.entries()) hear(seat, now);
      },
      drop: (seat, { revision }, offer) => seats[seat].take(revision, offer),
      close: () => Promise.all(seats.map((seat) => seat.close())),
    };
  }

  #post(path, body) {
    return new Promise((answered, failed) => {
      const headers = { 'content-type': 'application/json' };
      const asked = request(
        `${this.#url}/api${path}`,
        { method: 'POST', agent: this.#agent, headers },
        (response) => {
          let text = '';
          response.on('data', (piece) => {
            text += piece;
          });
          response.on('end', () => {
            const said = JSON.parse(text);
            if (said.error) failed(new Error(said.error.message));
            else answered(said);
          });
        },
      );
      asked.on('error', failed);
      asked.end(JSON.stringify(body));
    });
  }
}

class Seat {
  /** What this seat has seen last. */
  now;
  hear = () => {};
  #socket;
  #number;
  #seen;
  #commands = 0;
  #sit;
  seated = new Promise((sit) => {
    this.#sit = sit;
  });

  constructor({ url, match, token, seat, traffic }) {
    this.#number = seat;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    this.#socket.on('open', () => this.#say({ type: 'hello', protocols: [1], match, token }));
    this.#socket.on('message', (data) => {
      traffic.bytes += data.length;
      this.#read(JSON.parse(String(data)));
    });
  }

  take(revision, offer) {
    this.#commands += 1;
    const id = `${this.#commands}`;
    const seat = `p${this.#number}`;
    this.#say({ type: 'command', act: 'take', id, seat, decision: { revision }, step: 0, offer });
  }

  close() {
    const closed = new Promise((go) => this.#socket.once('close', go));
    this.#socket.close();
    return closed;
  }

  #read(envelope) {
    if (envelope.type === 'error' || envelope.status === 'refused')
      throw new Error(`${envelope.code}: ${envelope.message}`);
    if (envelope.type !== 'update' && envelope.type !== 'snapshot') return;
    this.#seen = envelope.type === 'snapshot' ? seeWhole(envelope) : seeUpdate(this.#seen, envelope);
    const { offers, flow, status } = this.#seen.context;
    const { revision } = flow;
    const options = offers.map(({ id }) => id);
    this.now = { ply: revision - 1, revision, options, isOver: status !== 'playing' };
    if (envelope.type === 'snapshot') this.#sit();
    this.hear(this.#number, this.now);
  }

  #say(envelope) {
    this.#socket.send(JSON.stringify(envelope));
  }
}
