import type { LockedGame, Viewer } from '@tapete/core';
import { type Connection, MatchSession, type SessionOptions } from '@tapete/wire';
import {
  type Clock,
  type Connect,
  createMatchClient,
  type MatchClient,
  type MatchStep,
} from '../src/index.js';
import { heap } from './heap.js';

/** A clock that stands until it is told to go on. */
export class TestClock implements Clock {
  #now = 0;
  readonly #timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  #made = 0;

  after(ms: number, act: () => void): () => void {
    this.#made += 1;
    const id = this.#made;
    this.#timers.set(id, { at: this.#now + ms, act });
    return () => this.#timers.delete(id);
  }

  /** Calls all that is due within so much time, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      const [id, { at, act }] = next;
      this.#timers.delete(id);
      this.#now = at;
      act();
    }
    this.#now = end;
  }

  #next(end: number) {
    return [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
  }
}

/** A host with one match, a log that outlives it, and connections that can be cut between any two envelopes. */
export class World {
  readonly clock = new TestClock();
  readonly rows: string[] = [];
  readonly faults: unknown[] = [];
  readonly #game: LockedGame;
  readonly #links = new Set<Link>();
  session!: MatchSession;
  isDown = false;
  /** What of the next envelopes is lost, by number of those carried. */
  carried = 0;
  cuts: number[] = [];
  failingAppends = 0;
  /** So many of the next patches come with another base than was sent. */
  strangePatches = 0;

  constructor(game: LockedGame = heap) {
    this.#game = game;
  }

  static async begin(game?: LockedGame): Promise<World> {
    const world = new World(game);
    await world.restart();
    return world;
  }

  /** The host's process ends with all its connections, and another begins. */
  async restart(): Promise<void> {
    for (const link of [...this.#links]) link.cut();
    this.session = await MatchSession.restore({ ...this.options(), rows: [...this.rows] });
  }

  options(): SessionOptions {
    return {
      match: 'm1',
      lock: 'sha512-lock',
      game: this.#game,
      setup: { seats: 2, config: { size: 60 }, chance: 'xorshift32', seed: '7' },
      seats: [
        { seat: 'p0', name: 'Ana', controller: 'person' },
        { seat: 'p1', name: 'Bruno', controller: 'person' },
      ],
      append: async (n, row) => {
        if (this.failingAppends > 0) {
          this.failingAppends -= 1;
          throw new Error('the disk is full');
        }
        if (n !== this.rows.length + 1) return 'stale';
        this.rows.push(row);
        return 'stored';
      },
      load: async () => [...this.rows],
      report: (fault) => this.faults.push(fault),
    };
  }

  cutAll(): void {
    for (const link of [...this.#links]) link.cut();
  }

  /** Connections as one viewer. */
  connect(viewer: Viewer): Connect {
    return (events) => {
      if (this.isDown) throw new Error('nobody answers');
      const link = new Link(this, events, () => this.#links.delete(link));
      link.begin(this.session.connect(viewer, (text) => link.down(text)));
      this.#links.add(link);
      return link;
    };
  }

  client(viewer: Viewer, random: () => number = randomOf(1)): { client: MatchClient; steps: MatchStep[] } {
    const client = createMatchClient({
      match: 'm1',
      connect: this.connect(viewer),
      clock: this.clock,
      random,
    });
    const steps: MatchStep[] = [];
    client.onStep((step) => steps.push(step));
    return { client, steps };
  }

  /** True for an envelope that is lost, with its connection. */
  loses(): boolean {
    this.carried += 1;
    return this.cuts.includes(this.carried);
  }

  disturbed(text: string): string {
    if (this.strangePatches === 0 || !text.includes('"patch":')) return text;
    this.strangePatches -= 1;
    return text.replace(/"base":\d+/, '"base":1');
  }

  /** Lets all that is on its way arrive, and nothing that waits for the clock. */
  async settle(): Promise<void> {
    for (let round = 0; round < 8; round++) {
      await new Promise<void>((done) => setImmediate(done));
      await this.session.look('spectator');
    }
  }

  /** Lets time pass until all clients had their chance to come back. */
  async heal(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      await this.settle();
      this.clock.advance(16_000);
    }
    await this.settle();
  }
}

/** One connection: carries envelopes in order, each a moment later, until it is cut. */
class Link {
  #isCut = false;
  #session: Connection | undefined;
  readonly #world: World;
  readonly #events: Parameters<Connect>[0];
  readonly #gone: () => void;

  constructor(world: World, events: Parameters<Connect>[0], gone: () => void) {
    this.#world = world;
    this.#events = events;
    this.#gone = gone;
  }

  begin(session: Connection): void {
    this.#session = session;
    queueMicrotask(() => !this.#isCut && this.#events.opened());
  }

  send(text: string): void {
    this.#carry(() => this.#session?.receive(text));
  }

  down(text: string): void {
    this.#carry(() => this.#events.received(this.#world.disturbed(text)));
  }

  close(): void {
    this.cut();
  }

  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#gone();
    this.#session?.close();
    queueMicrotask(() => this.#events.closed());
  }

  #carry(deliver: () => void): void {
    queueMicrotask(() => {
      if (this.#isCut) return;
      if (this.#world.loses()) this.cut();
      else deliver();
    });
  }
}

/** Numbers that are the same each time. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
