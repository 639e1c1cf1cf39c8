import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { MatchRecord } from '@tapete/core';
import type { CreatedMatch } from '@tapete/wire';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bundle } from '../test/bundle.js';
import { act, publish } from '../test/catalog.js';
import { game } from '../test/nim.js';
import { rush } from '../test/rush.js';
import { Seat } from '../test/seat.js';
import { post, twoSeats } from '../test/table.js';

// Processes that start and sync while all other tests run.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let program: Awaited<ReturnType<typeof bundle>>;
let rules: string;
beforeAll(async () => {
  program = await bundle(new URL('../test/host-process.ts', import.meta.url));
  rules = await rulesOf('nim.ts');
});
afterAll(() => program.remove());

let folder: string;
let catalog: string;
let host: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapete-host-'));
  catalog = join(folder, 'catalog');
});
afterEach(async () => {
  await end('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function rulesOf(source: string): Promise<string> {
  const { file, remove } = await bundle(new URL(`../test/${source}`, import.meta.url));
  const text = readFileSync(file, 'utf8');
  remove();
  return text;
}

/** Starts the host's process; the same port again after a restart. */
async function start(port = 0): Promise<string> {
  const args = [program.file, catalog, `sqlite:${join(folder, 'matches.db')}`, String(port)];
  host = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = createInterface(host.stdout as NodeJS.ReadableStream);
  const [url] = (await once(lines, 'line')) as [string];
  return url;
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const child = host;
  host = undefined;
  if (child === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const nim = (version = '1.0.0') => ({
  name: 'nim',
  version,
  rules: rules.replace('"1.0.0"', `"${version}"`),
});
const portOf = (url: string) => Number(new URL(url).port);

/** A seat that comes back by itself and sends again what was not answered: what a client does, in few lines. */
class Stubborn {
  /** Of each command ever sent, how it was answered. */
  readonly receipts = new Map<string, string>();

  constructor(
    readonly url: string,
    readonly match: string,
    readonly token: string,
    readonly id: string,
  ) {}

  /** Plays by first offers until the match is over. Returns the outcome of its seat. */
  async play(): Promise<string | undefined> {
    for (;;) {
      const seat = await this.#connected();
      const ended = seat.closed.then(() => 'cut' as const);
      const outcome = await Promise.race([ended, this.#playOn(seat)]);
      if (outcome !== 'cut') return outcome;
    }
  }

  async #playOn(seat: Seat): Promise<string | undefined> {
    await seat.until(() => seat.context !== undefined);
    for (;;) {
      await seat.turn(this.id);
      if (seat.context?.status !== 'playing') break;
      // Named by what it answers, so that the same decision is never asked for under two ids.
      const id = `${this.id} at ${seat.context.flow.revision}`;
      const { cursor } = seat;
      const { status, code } = await seat.receipt(seat.take(this.id, 1, { id }));
      this.receipts.set(id, code ?? status);
      await seat.until(() => seat.cursor > cursor);
    }
    const { result } = await seat.hears('result');
    return result[this.id as 'p0']?.outcome;
  }

  async #connected(): Promise<Seat> {
    for (;;) {
      try {
        return await Seat.join(this.url, this.match, this.token);
      } catch {
        // The host is down. It will be back.
        await new Promise((go) => setTimeout(go, 20));
      }
    }
  }
}

test('a published game is played to the end, from the catalog to the record', async () => {
  publish(catalog, nim());
  const url = await start();
  const { match, tokens } = await twoSeats(url);
  const players = tokens.map((token, seat) => new Stubborn(url, match, token, `p${seat}`));
  expect(await Promise.all(players.map((player) => player.play()))).toEqual(['loss', 'win']);
  const record: MatchRecord = await (await fetch(`${url}/api/matches/${match}/record`)).json();
  expect(game.replay(record).hash()).toBe(record.entries.at(-1)?.hash);
});

test('a host that is killed again and again: all go on, nothing is lost and nothing doubled', async () => {
  publish(catalog, nim());
  const url = await start();
  const config = { stones: 30 };
  const tables = await Promise.all([1, 2].map(() => twoSeats(url, { config })));
  const players = tables.flatMap(({ match, tokens }) =>
    tokens.map((token, seat) => new Stubborn(url, match, token, `p${seat}`)),
  );
  const playing = Promise.all(players.map((player) => player.play()));
  const over = playing.then(() => true);
  for (let moves = 10; ; moves += 20) {
    const isOver = await Promise.race([over, untilMoves(players, moves)]);
    if (isOver) break;
    await end('SIGKILL');
    await start(portOf(url));
  }
  expect(await playing).toEqual(['loss', 'win', 'loss', 'win']);
  for (const { match } of tables) {
    const record: MatchRecord = await (await fetch(`${url}/api/matches/${match}/record`)).json();
    expect(record.entries).toHaveLength(31);
    expect(
      record.entries.slice(1).every((entry, at) => entry.kind === 'decision' && entry.seat === `p${at % 2}`),
    ).toBe(true);
    expect(game.replay(record).hash()).toBe(record.entries.at(-1)?.hash);
  }
  for (const player of players) expect(new Set(player.receipts.values())).toEqual(new Set(['accepted']));
});

async function untilMoves(players: readonly Stubborn[], moves: number): Promise<false> {
  const done = () => players.reduce((sum, { receipts }) => sum + receipts.size, 0);
  while (done() < moves) await new Promise((go) => setTimeout(go, 2));
  return false;
}

test('a host that is killed while it writes for many: what was acknowledged is in the records, once', async () => {
  publish(catalog, { name: 'both', version: '1.0.0', rules: await rulesOf('both-game.js') });
  const url = await start();
  const kills = [40, 150, 260];
  let restarting = Promise.resolve<unknown>(undefined);
  const done = await rush({ url, matches: 20, picks: 10 }, (acknowledged) => {
    if (acknowledged !== kills[0]) return;
    kills.shift();
    restarting = end('SIGKILL').then(() => start(portOf(url)));
  });
  await restarting;
  expect(kills).toEqual([]);
  expect(done).toMatchObject({ faults: [], acknowledged: 400 });
});

test('a bot that had to move when the host was killed goes on when somebody comes', async () => {
  publish(catalog, nim());
  const url = await start();
  const seats = ['me', 'bot:random'] as const;
  const created = await post<CreatedMatch>(url, '/matches', { game: 'nim', seats, config: { stones: 60 } });
  const before = new Stubborn(url, created.match, created.token as string, 'p0');
  const playing = before.play();
  await untilMoves([before], 10);
  await end('SIGKILL');
  await start(portOf(url));
  expect(['win', 'loss']).toContain(await playing);
});

test('a running match keeps the version it began with, whatever is published later', async () => {
  publish(catalog, nim());
  const url = await start();
  const { match, tokens } = await twoSeats(url);
  publish(catalog, nim('1.1.0'));
  act(catalog, { act: 'deactivate', name: 'nim', version: '1.0.0' });
  const newer = await twoSeats(url);
  await end('SIGKILL');
  await start(portOf(url));
  expect((await (await Seat.join(url, match, tokens[0])).hears('welcome')).game).toBe('nim@1.0.0');
  expect((await (await Seat.join(url, newer.match)).hears('welcome')).game).toBe('nim@1.1.0');
});

test('a changed byte in an installed package: the host does not load it and says which file', async () => {
  const files = join(publish(catalog, nim()), 'files');
  let url = await start();
  const { match } = await twoSeats(url);
  await end('SIGTERM');
  appendFileSync(join(files, 'rules.js'), '\n');
  url = await start();
  const refused = await post(url, '/matches', { game: 'nim', seats: ['me', 'open'] });
  expect(refused).toMatchObject({
    error: { code: 'FILE_CHANGED', message: expect.stringContaining('rules.js') },
  });
  const seat = await Seat.open(url);
  seat.hello(match);
  expect(await seat.hears('error')).toMatchObject({
    code: 'MATCH_UNAVAILABLE',
    message: expect.stringContaining('rules.js'),
  });
});

test('a host that is asked to stop ends by itself', async () => {
  publish(catalog, nim());
  const url = await start();
  const { match } = await twoSeats(url);
  const seat = await Seat.join(url, match);
  const ended = once(host as ChildProcess, 'exit');
  host?.kill('SIGTERM');
  expect(await seat.closed).toMatchObject({ code: 1001 });
  expect(await ended).toEqual([0, null]);
  host = undefined;
});
