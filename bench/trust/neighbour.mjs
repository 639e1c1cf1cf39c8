import { IsolatedGame, RealmPool } from '../../packages/isolation/dist/index.js';
import { buildGame } from '../../packages/publisher/dist/index.js';

const PAUSE_MS = 5;
const SETUP = { seats: 2, chance: 'chacha20', seed: '0'.repeat(64) };

/** Plays Conecta 4 in a thread of its own, and says how long each move took. */
export class Neighbour {
  times = [];
  #pool = new RealmPool({ threads: 1 });
  #game;
  #match;

  static async open() {
    const neighbour = new Neighbour();
    const built = await buildGame('games/conecta4', { near: ['.'] });
    if (!('text' in built)) throw new Error(JSON.stringify(built.findings));
    neighbour.#game = await IsolatedGame.load(built.text, neighbour.#pool);
    return neighbour;
  }

  /** One match after the other, until it is enough. */
  async play(isEnough) {
    while (!isEnough()) {
      this.#match ??= await this.#game.far('create', SETUP);
      const [acting] = await this.#match.ask([['acting']]);
      if (acting.value.length > 0) await this.#move(acting.value[0]);
      else this.#match = void this.#match.close();
    }
  }

  async #move(seat) {
    const began = performance.now();
    await this.#match.ask([['take', seat, 0]]);
    this.times.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }

  /** What was timed since it was asked last, the shortest first. */
  taken() {
    const taken = this.times.sort((one, other) => one - other);
    this.times = [];
    return taken;
  }

  close() {
    return this.#pool.close();
  }
}
