// The same matches on boardgame.io's server: made by the first who asks for them, one socket a seat and match, since a
// socket of its is at one match at a time.
import { openColumns } from '../../engine/connect-four.mjs';
import { peer } from '../../lib/peers.mjs';
import { ServerProcess } from '../server-process.mjs';

export const boardgame = { name: 'boardgame.io', start: () => BoardgameServer.start() };

class BoardgameServer {
  #matches = 0;

  static async start() {
    const server = new BoardgameServer();
    server.process = await ServerProcess.start('boardgame-server.mjs', []);
    return server;
  }

  /** A match in which both seats sit. `hear(seat, state)` begins when it is played. */
  async open(hear, traffic) {
    this.#matches += 1;
    const { url } = this.process.said;
    const seats = [0, 1].map((seat) => new Seat({ url, match: `${this.#matches}`, seat, traffic }));
    await Promise.all(seats.map((seat) => seat.seated));
    return {
      play() {
        for (const each of seats) each.hear = hear;
        for (const [seat, { now }] of seats.entries()) hear(seat, now);
      },
      drop: (seat, { stateId }, column) => seats[seat].drop(stateId, column),
      async close() {
        for (const seat of seats) seat.close();
      },
    };
  }

  stop() {
    return this.process.stop();
  }
}

class Seat {
  /** What this seat has seen last. */
  now;
  hear = () => {};
  #socket;
  #match;
  #number;
  #sit;
  seated = new Promise((sit) => {
    this.#sit = sit;
  });

  constructor({ url, match, seat, traffic }) {
    const { io } = peer('socket.io-client');
    this.#match = match;
    this.#number = seat;
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    this.#socket = io(`${url}/connect-four`, options);
    this.#socket.on('connect', () => this.#socket.emit('sync', match, `${seat}`, undefined, 2));
    this.#socket.on('sync', (_match, { state }) => this.#see(state));
    this.#socket.on('update', (_match, state) => this.#see(state));
    this.#socket.io.engine.on('packet', ({ data }) => {
      traffic.bytes += data?.length ?? 0;
    });
  }

  drop(stateId, column) {
    const playerID = `${this.#number}`;
    const action = { type: 'MAKE_MOVE', payload: { type: 'drop', args: [column], playerID } };
    this.#socket.emit('update', action, stateId, this.#match, playerID);
  }

  close() {
    this.#socket.disconnect();
  }

  #see({ G, ctx, _stateID }) {
    const isOver = ctx.gameover !== undefined;
    const isMine = !isOver && ctx.currentPlayer === `${this.#number}`;
    const options = isMine ? openColumns(G.cells) : [];
    this.now = { ply: G.plies, stateId: _stateID, options, isOver };
    this.#sit();
    this.hear(this.#number, this.now);
  }
}
