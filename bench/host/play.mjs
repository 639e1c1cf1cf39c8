// Two seats that drop a disc as soon as it is their turn, whatever server they play on.
import { chance } from '../engine/connect-four.mjs';

/** What is counted while matches are played. */
export class Tally {
  traffic = { bytes: 0 };
  below = chance(99);
  moves = 0;
  games = 0;
  times = [];

  reset() {
    this.moves = 0;
    this.games = 0;
    this.times = [];
    this.traffic.bytes = 0;
  }
}

/**
 * One match, opened and not yet played. A move is acknowledged when the socket of its own seat has the state after it.
 * With `plies` it is left after so many.
 */
export class Match {
  #tally;
  #plies;
  #sent = [undefined, undefined];
  #left = 2;
  #over;
  #opened;

  static async open(server, tally, plies = Number.POSITIVE_INFINITY) {
    const match = new Match(tally, plies);
    match.#opened = await server.open((seat, state) => match.#hear(seat, state), tally.traffic);
    return match;
  }

  constructor(tally, plies) {
    this.#tally = tally;
    this.#plies = plies;
  }

  /** Ends when both seats have seen the end. */
  async play() {
    const over = new Promise((go) => {
      this.#over = go;
    });
    this.#opened.play();
    await over;
    this.#tally.games += 1;
    await this.#opened.close();
  }

  #hear(seat, state) {
    const sent = this.#sent[seat];
    if (sent !== undefined && state.ply === sent.ply + 1) {
      this.#tally.moves += 1;
      this.#tally.times.push(performance.now() - sent.at);
      this.#sent[seat] = undefined;
    }
    if (state.isOver || state.ply >= this.#plies) this.#leave();
    else if (state.options.length > 0) {
      this.#sent[seat] = { ply: state.ply, at: performance.now() };
      this.#opened.drop(seat, state, state.options[this.#tally.below(state.options.length)]);
    }
  }

  #leave() {
    this.#left -= 1;
    if (this.#left === 0) this.#over();
  }
}

/** In groups, so that no server has to open all at once. */
export async function inGroups(count, make) {
  const made = [];
  while (made.length < count) {
    const group = Math.min(25, count - made.length);
    const from = made.length;
    made.push(...(await Promise.all(Array.from({ length: group }, (_, at) => make(from + at)))));
  }
  return made;
}
