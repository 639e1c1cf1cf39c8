import type { Context, HostedGame, NewSetup, SeatId, View, Viewer } from '@tapete/core';
import {
  type ClientEnvelope,
  type CommandEnvelope,
  type HostEnvelope,
  MatchSession,
  readHostEnvelope,
  type Seen,
  type SessionOptions,
  seeUpdate,
  seeWhole,
} from '../src/index.js';
import { heapGame, heapSetup } from './heap-game.js';

/** A log in memory whose appends can be made to fail in every way that a store's can. */
export class TestLog {
  readonly rows: string[] = [];
  readonly faults: unknown[] = [];
  /** What the next appends do, in order; after them all are stored. `lost`: stored, and the answer is lost. */
  readonly plan: ('stored' | 'stale' | 'fails' | 'lost')[] = [];
  /** Called when a row is stored, before its answer arrives. */
  onStored: () => void = () => {};

  async append(n: number, row: string): Promise<'stored' | 'stale'> {
    await undefined;
    const what = this.plan.shift() ?? 'stored';
    if (what === 'fails') throw new Error('the disk is full');
    if (what === 'stale' || n !== this.rows.length + 1) return 'stale';
    this.rows.push(row);
    this.onStored();
    if (what === 'lost') throw new Error('the store was cut off');
    return 'stored';
  }
}

export class TestTable {
  readonly log = new TestLog();
  #game: HostedGame;
  #setup: NewSetup;
  session!: MatchSession;

  constructor(game: HostedGame = heapGame, setup: NewSetup = heapSetup()) {
    this.#game = game;
    this.#setup = setup;
  }

  static async of(game?: HostedGame, setup?: NewSetup): Promise<TestTable> {
    const table = new TestTable(game, setup);
    table.session = await MatchSession.create(table.options());
    return table;
  }

  options(): SessionOptions {
    const { log } = this;
    return {
      match: 'm1',
      lock: 'sha512-lock',
      game: this.#game,
      setup: this.#setup,
      seats: [
        { seat: 'p0', name: 'Ana', controller: 'person' },
        { seat: 'p1', name: 'Bruno', controller: 'person' },
      ],
      append: (n, row) => log.append(n, row),
      load: async () => [...log.rows],
      report: (fault) => log.faults.push(fault),
    };
  }

  /** The host's process ends, and another begins with what the log has. */
  async restart(): Promise<void> {
    this.session = await MatchSession.restore({ ...this.options(), rows: [...this.log.rows] });
  }

  /** A page that has said hello and has been answered. */
  async page(viewer: Viewer, cursor?: number): Promise<TestPage> {
    const page = new TestPage(this.session, viewer);
    page.send({ type: 'hello', protocols: [1], match: 'm1', cursor });
    await this.settle();
    return page;
  }

  /** Ends when the session has nothing to do any more. */
  async settle(): Promise<void> {
    await this.session.look('spectator');
  }
}

/** A table with both players and a spectator at it, who have heard nothing but their welcome. */
export async function tableOfTwo(heap?: number) {
  const table = await TestTable.of(heapGame, heapSetup(heap));
  const ana = await table.page('p0');
  const bruno = await table.page('p1');
  const eve = await table.page('spectator');
  for (const page of [ana, bruno, eve]) page.news();
  return { table, ana, bruno, eve };
}

/** One connection, without any cleverness: what it got, in order. */
export class TestPage {
  got: HostEnvelope[] = [];
  readonly texts: string[] = [];
  #seen: Seen | undefined;
  readonly #connection: ReturnType<MatchSession['connect']>;

  constructor(
    session: MatchSession,
    readonly viewer: Viewer,
  ) {
    this.#connection = session.connect(viewer, (text) => {
      const read = readHostEnvelope(text);
      if (!read.ok) throw new Error(`the session sent what is no envelope: ${JSON.stringify(read.refusal)}`);
      this.texts.push(text);
      this.got.push(read.value);
      this.#see(read.value);
    });
  }

  /** What it sees, patch by patch. */
  get view(): View | undefined {
    return this.#seen?.view;
  }

  get context(): Context | undefined {
    return this.#seen?.context;
  }

  #see(envelope: HostEnvelope): void {
    if (envelope.type === 'snapshot') this.#seen = seeWhole(envelope);
    // A page that came back with a cursor alone does not know what its first patches are of.
    if (envelope.type !== 'update' || this.#seen === undefined) return;
    const seen = seeUpdate(this.#seen, envelope);
    if (seen === undefined) throw new Error(`update ${envelope.cursor} is not of what this page has seen`);
    this.#seen = seen;
  }

  send(envelope: ClientEnvelope): void {
    this.#connection.receive(JSON.stringify(envelope));
  }

  sendRaw(message: unknown): void {
    this.#connection.receive(message);
  }

  close(): void {
    this.#connection.close();
  }

  /** What it got since it was last asked, by type and what matters of each. */
  news(): string[] {
    const news = this.got.map(inShort);
    this.got = [];
    return news;
  }

  of<Type extends HostEnvelope['type']>(type: Type): Extract<HostEnvelope, { type: Type }>[] {
    return this.got.filter((envelope) => envelope.type === type) as Extract<HostEnvelope, { type: Type }>[];
  }
}

function inShort(envelope: HostEnvelope): string {
  switch (envelope.type) {
    case 'snapshot':
    case 'update':
      return `${envelope.type} ${envelope.cursor}`;
    case 'receipt':
      return `receipt ${envelope.id} ${envelope.status === 'accepted' ? 'accepted' : envelope.code}`;
    case 'error':
      return `error ${envelope.code}${envelope.id === undefined ? '' : ` ${envelope.id}`}`;
    case 'result':
      return `result ${envelope.status}`;
    case 'history':
      return `history ${envelope.entries.map(({ note }) => note.revision).join(' ')}${envelope.more ? ' …' : ''}`;
    case 'rematch':
      return `rematch ${envelope.match} by ${envelope.by}`;
    case 'presence':
      return `presence ${Object.values(envelope.seats).join(' ')} ${envelope.spectators}`;
    default:
      return envelope.type;
  }
}

type Take = Omit<Extract<CommandEnvelope, { act: 'take' }>, 'type' | 'act'>;

/** Takes an offer; the decision is named for both policies. */
export function take(
  id: string,
  seat: SeatId,
  offer: string,
  at: Partial<{ revision: number; own: number; step: number }> = {},
): Take & { type: 'command'; act: 'take' } {
  const decision = { revision: at.revision ?? 1, epoch: 1, ownRevision: at.own ?? 0 };
  return { type: 'command', act: 'take', id, seat, decision, step: at.step ?? 0, offer };
}
