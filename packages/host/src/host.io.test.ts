import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@tapete/core';
import type { CreatedMatch, MatchCard } from '@tapete/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestClock } from '../test/clock.js';
import { game } from '../test/nim.js';
import { Seat } from '../test/seat.js';
import { nim, nimShelf, shelfOf } from '../test/shelf.js';
import { post, type TwoSeats, testHost, twoSeats } from '../test/table.js';
import { type Host, startHost } from './host.js';
import { memoryStore } from './store/memory-store.js';
import { openSqliteStore } from './store/sqlite-store.js';

let host: Host & { readonly faults: unknown[] };
let table: TwoSeats;
beforeEach(async () => {
  host = await testHost();
  table = await twoSeats(host.url);
});
afterEach(() => host.close());

const both = (): Promise<[Seat, Seat]> =>
  Promise.all([
    Seat.join(host.url, table.match, table.tokens[0]),
    Seat.join(host.url, table.match, table.tokens[1]),
  ]);
const card = async (match: string): Promise<MatchCard> =>
  (await fetch(`${host.url}/api/matches/${match}`)).json();
const record = async (match: string): Promise<MatchRecord> =>
  (await fetch(`${host.url}/api/matches/${match}/record`)).json();

/** Both play by the first offer until it is over. */
async function playOut(seats: readonly Seat[], moves = 1000): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const [first] = seats as [Seat];
    const acting = Object.keys(first.context?.flow.stages ?? {})[0];
    if (first.context?.status !== 'playing' || acting === undefined) return;
    const seat = seats[Number(acting.slice(1))] as Seat;
    await seat.turn(acting);
    const { cursor } = first;
    expect(await seat.receipt(seat.take(acting, 1))).toMatchObject({ status: 'accepted' });
    await Promise.all(seats.map((each) => each.until(() => each.cursor === cursor + 1)));
  }
}

test('two people and a spectator see a match from its first move to its result', async () => {
  const [ana, ben] = await both();
  const watcher = await Seat.join(host.url, table.match);
  expect((await ana.hears('welcome')).viewer).toBe('p0');
  expect((await watcher.hears('welcome')).viewer).toBe('spectator');
  await Promise.all([ana, ben, watcher].map((each) => each.until(() => each.stones === 12)));
  await playOut([ana, ben]);
  for (const seat of [ana, ben, watcher]) {
    const { status, result } = await seat.hears('result');
    expect([status, result.p0?.outcome, result.p1?.outcome]).toEqual(['finished', 'loss', 'win']);
  }
  expect(watcher.offers).toEqual([]);
  expect((await card(table.match)).status).toBe('finished');
  const played = await record(table.match);
  expect(game.replay(played).hash()).toBe(played.entries.at(-1)?.hash);
  expect(host.faults).toEqual([]);
});

test('two matches at once do not hear of each other', async () => {
  const other = await twoSeats(host.url, { config: { stones: 3 } });
  const [ana, ben] = await both();
  const eve = await Seat.join(host.url, other.match, other.tokens[0]);
  await Promise.all([playOut([ana, ben]), eve.receipt(eve.take('p0', 3))]);
  await eve.hears('result');
  expect(eve.heard.filter(({ type }) => type === 'update')).toHaveLength(1);
  expect(ana.heard.filter(({ type }) => type === 'update')).toHaveLength(12);
});

describe('a command', () => {
  let ana: Seat;
  let ben: Seat;
  beforeEach(async () => {
    [ana, ben] = await both();
    await Promise.all([ana, ben].map((seat) => seat.until(() => seat.stones === 12)));
  });
  const revision = async () =>
    (await Seat.join(host.url, table.match)).hears('snapshot').then(({ cursor }) => cursor);

  test('that was sent before the last move is refused with REVISION_PASSED', async () => {
    await ana.receipt(ana.take('p0', 1));
    await ben.turn('p1');
    await ben.receipt(ben.take('p1', 1));
    const id = ana.take('p0', 1, { decision: { revision: 1 } });
    expect(await ana.receipt(id)).toMatchObject({ status: 'refused', code: 'REVISION_PASSED' });
    expect(await revision()).toBe(3);
  });

  test('that is sent twice is applied once and gets the same receipt', async () => {
    const id = ana.take('p0', 2, { decision: { revision: 1 } });
    const first = await ana.receipt(id);
    ana.take('p0', 2, { id, decision: { revision: 1 } });
    await ana.until(() => ana.heard.filter(({ type }) => type === 'receipt').length === 2);
    expect(ana.heard.filter(({ type }) => type === 'receipt')).toEqual([first, first]);
    expect(await revision()).toBe(2);
  });

  test('whose id had other content is refused with COMMAND_REUSED', async () => {
    const id = ana.take('p0', 2, { decision: { revision: 1 } });
    await ana.receipt(id);
    ana.take('p0', 3, { id, decision: { revision: 1 } });
    expect(await ana.hears('receipt', ({ status }) => status === 'refused')).toMatchObject({
      id,
      code: 'COMMAND_REUSED',
    });
    expect(await revision()).toBe(2);
  });

  test('that is one of two at once of one seat is the only one that counts', async () => {
    const ids = [ana.take('p0', 1), ana.take('p0', 2)];
    const receipts = await Promise.all(ids.map((id) => ana.receipt(id)));
    expect(receipts.map(({ status, code }) => code ?? status)).toEqual(['accepted', 'REVISION_PASSED']);
    expect(await revision()).toBe(2);
  });

  test('for another seat than the token’s is refused with SEAT_WRONG', async () => {
    expect(await ben.receipt(ben.take('p0', 1))).toMatchObject({ status: 'refused', code: 'SEAT_WRONG' });
    expect(await revision()).toBe(1);
  });

  test('of a spectator is refused with SEAT_WRONG', async () => {
    const watcher = await Seat.join(host.url, table.match);
    await watcher.until(() => watcher.stones === 12);
    expect(await watcher.receipt(watcher.take('p0', 1))).toMatchObject({
      status: 'refused',
      code: 'SEAT_WRONG',
    });
    expect(await revision()).toBe(1);
  });

  test('out of turn or for what is not offered is refused, and the game may say why', async () => {
    expect(await ben.receipt(ben.take('p1', 1))).toMatchObject({ status: 'refused', code: 'NOT_OFFERED' });
    expect(await ana.receipt(ana.take('p0', 9))).toMatchObject({ status: 'refused' });
    expect(await revision()).toBe(1);
  });

  test('for a match that is over is refused with MATCH_OVER', async () => {
    ana.say({ type: 'command', act: 'withdraw', id: 'enough', seat: 'p0' });
    await ben.hears('result');
    expect(await ben.receipt(ben.take('p1', 1))).toMatchObject({ status: 'refused', code: 'MATCH_OVER' });
    expect(await revision()).toBe(2);
  });
});

test('a token of another match, or of none, shows nothing', async () => {
  const other = await twoSeats(host.url);
  for (const token of [other.tokens[0], 'guess']) {
    const eve = await Seat.open(host.url);
    eve.hello(table.match, token);
    expect(await eve.hears('error')).toMatchObject({ code: 'TOKEN_WRONG' });
    expect(eve.heard).toHaveLength(1);
  }
});

test('who has not said hello can do nothing, and hears nothing of the match', async () => {
  const [ana, ben] = await both();
  const eve = await Seat.open(host.url);
  eve.take('p0', 1);
  expect(await eve.hears('error')).toMatchObject({ code: 'HELLO_MISSING' });
  eve.say({ type: 'sync', cursor: 0 });
  eve.say({ type: 'ping', at: 7 });
  await eve.hears('pong', ({ at }) => at === 7);
  await playOut([ana, ben], 2);
  eve.say({ type: 'ping', at: 8 });
  await eve.hears('pong', ({ at }) => at === 8);
  expect(eve.heard.map(({ type }) => type)).toEqual(['error', 'error', 'pong', 'pong']);
});

test('a match that does not exist is MATCH_UNKNOWN', async () => {
  const seat = await Seat.open(host.url);
  seat.hello('nowhere');
  expect(await seat.hears('error')).toMatchObject({ code: 'MATCH_UNKNOWN' });
});

describe('bad envelopes', () => {
  const good = {
    type: 'command',
    act: 'take',
    id: 'x',
    seat: 'p0',
    decision: { revision: 1 },
    step: 0,
    offer: 'take{"stones":1}',
  };
  const bad: unknown[] = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"type":"command"}',
    '{"type":"launch"}',
    '{"type":"__proto__"}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    Buffer.from([0xff, 0xfe, 0x00]),
    ...Object.keys(good).flatMap((field) =>
      [null, -1, Number.MAX_VALUE, {}, [], 'x'.repeat(5000), true].map((value) => ({
        ...good,
        [field]: value,
      })),
    ),
    ...Object.keys(good).map((field) => ({ ...good, [field]: undefined })),
    JSON.stringify(good).replace('"p0"', '"p0","__proto__":{"admin":true}'),
  ];

  test('get an answer each and change nothing', async () => {
    await host.close();
    host = await testHost({ limits: { messagesPerSecond: 10_000 } });
    table = await twoSeats(host.url);
    const [ana] = await both();
    for (const message of bad) ana.say(message);
    ana.say({ type: 'ping', at: 1 });
    await ana.hears('pong');
    const answers = () => ana.heard.filter(({ type }) => type === 'error' || type === 'receipt');
    await ana.until(() => answers().length === bad.length);
    expect(answers().filter((answer) => answer.type === 'receipt' && answer.status === 'accepted')).toEqual(
      [],
    );
    const { cursor, view } = await (await Seat.join(host.url, table.match)).hears('snapshot');
    expect([cursor, view.variables]).toMatchObject([1, { global: { stones: 12 } }]);
    expect(host.faults).toEqual([]);
    expect(await ana.receipt(ana.take('p0', 1))).toMatchObject({ status: 'accepted' });
  });
});

test.each([
  ['whose length was said', 'content-length: 100', '{"game":'],
  ['that came in pieces', 'transfer-encoding: chunked', '8\r\n{"game":\r\n'],
])('a body %s and that breaks off is nobody’s fault', async (_, length, half) => {
  const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
  const head = ['POST /api/matches HTTP/1.1', 'host: x', 'content-type: application/json', length];
  socket.write(`${head.join('\r\n')}\r\n\r\n${half}`, () => setImmediate(() => socket.destroy()));
  await once(socket, 'close');
  for (let times = 0; times < 3; times++) expect((await fetch(`${host.url}/api/games`)).status).toBe(200);
  expect(host.faults).toEqual([]);
});

test('a message that is too large closes the socket, and only that one', async () => {
  const [ana, ben] = await both();
  ana.say('x'.repeat(70_000));
  expect((await ana.closed).code).toBe(1009);
  ben.say({ type: 'ping', at: 1 });
  await ben.hears('pong');
});

test('too many messages close the socket and say why', async () => {
  const [ana] = await both();
  for (let message = 0; message < 150; message++) ana.say({ type: 'ping', at: message });
  expect(await ana.hears('error')).toMatchObject({ code: 'TOO_FAST' });
  expect((await ana.closed).code).toBe(1008);
  const back = await Seat.join(host.url, table.match, table.tokens[0]);
  expect(await back.receipt(back.take('p0', 1, { decision: { revision: 1 } }))).toMatchObject({
    status: 'accepted',
  });
});

test('more sockets than one address may have are refused', async () => {
  await host.close();
  host = await testHost({ limits: { socketsOfAddress: 2 } });
  const seats = [await Seat.open(host.url), await Seat.open(host.url)];
  await expect(Seat.open(host.url)).rejects.toThrow('429');
  await seats[0]?.leave();
  await expect(Seat.open(host.url)).resolves.toBeDefined();
});

test('sockets are nowhere else', async () => {
  await expect(Seat.open(`${host.url}/other`)).rejects.toThrow('404');
});

describe('presence', () => {
  test('follows who is there', async () => {
    const ana = await Seat.join(host.url, table.match, table.tokens[0]);
    await ana.hears('presence', ({ seats }) => seats.p0 === 'here' && seats.p1 === 'away');
    const ben = await Seat.join(host.url, table.match, table.tokens[1]);
    await ana.hears('presence', ({ seats }) => seats.p1 === 'here');
    const before = ana.heard.length;
    await ben.leave();
    await ana.until(() =>
      ana.heard.slice(before).some((heard) => heard.type === 'presence' && heard.seats.p1 === 'away'),
    );
  });

  test('an old socket that ends does not remove the seat that has come back', async () => {
    const ana = await Seat.join(host.url, table.match, table.tokens[0]);
    const old = await Seat.join(host.url, table.match, table.tokens[1]);
    const back = await Seat.join(host.url, table.match, table.tokens[1]);
    await old.leave();
    await ana.receipt(ana.take('p0', 1, { decision: { revision: 1 } }));
    await back.hears('update');
    expect(ana.heard.filter(({ type }) => type === 'presence').at(-1)).toMatchObject({
      seats: { p1: 'here' },
    });
  });

  test('who takes a seat is shown to those who are there', async () => {
    const created = await post<CreatedMatch>(host.url, '/matches', {
      game: 'nim',
      seats: ['me', 'open'],
      name: 'Ana',
    });
    const ana = await Seat.join(host.url, created.match, created.token);
    await post(host.url, `/matches/${created.match}/seats`, { invitation: created.invitation, name: 'Ben' });
    const { seats } = await ana.hears('welcome', (welcome) => welcome.seats[1]?.name === 'Ben');
    expect(seats[1]).toEqual({ seat: 'p1', name: 'Ben', controller: 'person' });
  });
});

test('who was cut off gets exactly what it missed', async () => {
  const [ana, ben] = await both();
  await playOut([ana, ben], 2);
  ben.cut();
  await ana.receipt(ana.take('p0', 1));
  const back = await Seat.join(host.url, table.match, table.tokens[1], ben.cursor);
  await back.hears('update');
  expect(back.heard.filter(({ type }) => type === 'snapshot')).toEqual([]);
  expect(back.cursor).toBe(ben.cursor + 1);
});

describe('bots', () => {
  test('play against a person to the end', async () => {
    const created = await post<CreatedMatch>(host.url, '/matches', {
      game: 'nim',
      seats: ['me', 'bot:random'],
    });
    const ana = await Seat.join(host.url, created.match, created.token);
    while (ana.context?.status !== 'finished') {
      await ana.turn('p0');
      if (ana.context?.status !== 'playing') break;
      await ana.receipt(ana.take('p0', 1));
    }
    await ana.hears('result');
    expect(host.faults).toEqual([]);
  });

  test('that break down move by chance, and who runs the host is told', async () => {
    const created = await post<CreatedMatch>(host.url, '/matches', {
      game: 'nim',
      seats: ['bot:broken', 'bot:broken'],
    });
    const watcher = await Seat.join(host.url, created.match);
    await watcher.hears('result');
    expect(host.faults.length).toBeGreaterThan(0);
    expect(host.faults.map(String)).toContain('Error: it thinks of nothing');
  });

  test('leave people time to follow', async () => {
    await host.close();
    const clock = new TestClock();
    host = await testHost({ clock, botPauseMs: 600 });
    const created = await post<CreatedMatch>(host.url, '/matches', {
      game: 'nim',
      seats: ['bot:random', 'me'],
    });
    const ben = await Seat.join(host.url, created.match, created.token);
    await ben.hears('snapshot');
    while (clock.waiting === 0) await new Promise((go) => setImmediate(go));
    clock.move(599);
    ben.say({ type: 'ping', at: 1 });
    await ben.hears('pong');
    expect(ben.cursor).toBe(1);
    clock.move(1);
    await ben.hears('update');
  });

  test('among themselves do not keep others from playing', async () => {
    const endless = {
      game: 'nim',
      seats: ['bot:random', 'bot:random', 'bot:random'],
      config: { stones: 1000 },
    };
    const created = await post<CreatedMatch>(host.url, '/matches', endless);
    const [ana, ben] = await both();
    await playOut([ana, ben]);
    const watcher = await Seat.join(host.url, created.match);
    await watcher.hears('result');
    expect(host.faults).toEqual([]);
  });
});

test('a socket that answers no ping is dead, one that does is not', async () => {
  await host.close();
  const clock = new TestClock();
  host = await testHost({ clock });
  table = await twoSeats(host.url);
  const [ana, ben] = await both();
  await ana.hears('presence', ({ seats }) => seats.p1 === 'here');
  ben.freeze();
  clock.move(20_000);
  ana.say({ type: 'ping', at: 1 });
  await ana.hears('pong');
  clock.move(20_000);
  await ana.hears('presence', ({ seats }) => seats.p1 === 'away');
  ben.cut();
});

test('a socket that says nothing does not keep its place', async () => {
  await host.close();
  const clock = new TestClock();
  host = await testHost({ clock });
  const silent = await Seat.open(host.url);
  clock.move(20_000);
  await silent.closed;
});

test('a match that is over leaves the memory with its last viewer, and can be looked at again', async () => {
  const [ana, ben] = await both();
  await playOut([ana, ben]);
  await Promise.all([ana.leave(), ben.leave()]);
  const again = await Seat.join(host.url, table.match, table.tokens[0]);
  expect(await again.hears('result')).toMatchObject({ result: { p1: { outcome: 'win' } } });
});

test('who is still at the old table is told of the rematch, and sits down there with the old token', async () => {
  const { match, tokens } = await twoSeats(host.url);
  const [ana, ben] = [
    await Seat.join(host.url, match, tokens[0]),
    await Seat.join(host.url, match, tokens[1]),
  ];
  ana.say({ type: 'command', act: 'withdraw', id: 'w', seat: 'p0' });
  await ben.hears('result');
  const { heard } = ben;
  const welcomes = heard.filter(({ type }) => type === 'welcome').length;
  const created = await post<CreatedMatch>(host.url, `/matches/${match}/rematch`, { token: tokens[0] });
  const offered = await ben.hears('rematch');
  expect(offered).toEqual({ type: 'rematch', match: created.match, by: 'p0' });
  expect(JSON.stringify(heard)).not.toContain(created.invitation);
  expect(heard.filter(({ type }) => type === 'welcome')).toHaveLength(welcomes);
  const again = await Seat.join(host.url, offered.match, tokens[1]);
  expect((await again.hears('welcome')).viewer).toBe('p1');
  const late = await Seat.join(host.url, match);
  expect(await late.hears('rematch')).toEqual(offered);
});

test('a host that stops tells its sockets, stores what it took, and is gone', async () => {
  const [ana] = await both();
  await host.close();
  expect(await ana.closed).toMatchObject({ code: 1001 });
  await expect(fetch(`${host.url}/api/games`)).rejects.toThrow();
  await host.close();
});

test('a port that is taken is named', async () => {
  const squatter = createServer();
  await new Promise<void>((go) => squatter.listen(0, '127.0.0.1', go));
  const { port } = squatter.address() as { port: number };
  await expect(startHost({ shelf: nimShelf, store: memoryStore(), port })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: expect.stringContaining(String(port)),
  });
  squatter.close();
});

describe('two hosts on one store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-hosts-'));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('cannot overwrite each other: of two moves at one revision one counts, and both show it', async () => {
    const file = join(folder, 'matches.db');
    const [one, two] = [
      await testHost({ store: await openSqliteStore(file) }),
      await testHost({ store: await openSqliteStore(file) }),
    ];
    const { match, tokens } = await twoSeats(one.url);
    const ana = await Seat.join(one.url, match, tokens[0]);
    const same = await Seat.join(two.url, match, tokens[0]);
    await Promise.all([ana, same].map((seat) => seat.until(() => seat.stones === 12)));
    const asked = [
      { seat: ana, id: ana.take('p0', 1, { id: 'one' }) },
      { seat: same, id: same.take('p0', 2, { id: 'two' }) },
    ];
    const answered = ({ seat, id }: (typeof asked)[0]) =>
      seat.until(() =>
        seat.heard.some((heard) => (heard.type === 'receipt' || heard.type === 'error') && heard.id === id),
      );
    await Promise.all(asked.map(answered));
    const accepted = asked.filter(({ seat }) =>
      seat.heard.some((heard) => heard.type === 'receipt' && heard.status === 'accepted'),
    );
    expect(accepted).toHaveLength(1);
    await Promise.all([ana, same].map((seat) => seat.until(() => seat.cursor === 2)));
    expect(ana.stones).toBe(same.stones);
    await Promise.all([one.close(), two.close()]);
  });

  test('a seat that one gave away is known to the other', async () => {
    const file = join(folder, 'seats.db');
    const [one, two] = [
      await testHost({ store: await openSqliteStore(file) }),
      await testHost({ store: await openSqliteStore(file) }),
    ];
    const created = await post<CreatedMatch>(one.url, '/matches', { game: 'nim', seats: ['me', 'open'] });
    await (await Seat.join(two.url, created.match)).hears('snapshot');
    const taken = await post<{ token: string }>(one.url, `/matches/${created.match}/seats`, {
      invitation: created.invitation,
    });
    expect((await (await Seat.join(two.url, created.match, taken.token)).hears('welcome')).viewer).toBe('p1');
    expect(
      await post(two.url, `/matches/${created.match}/seats`, { invitation: created.invitation }),
    ).toMatchObject({
      error: { code: 'MATCH_FULL' },
    });
    await Promise.all([one.close(), two.close()]);
  });
});

test('who plays a game that is blocked is told why, and goes on when it is let go on', async () => {
  const blocked = new Map<string, string>();
  const clock = new TestClock();
  const own = await testHost({ shelf: shelfOf(nim, blocked), clock });
  try {
    const { match, tokens } = await twoSeats(own.url);
    const ana = await Seat.join(own.url, match, tokens[0]);
    await ana.receipt(ana.take('p0', 3));
    blocked.set(nim.name, 'it cheats');
    clock.move(1000);
    expect(await ana.hears('error')).toMatchObject({ code: 'MATCH_SUSPENDED', message: 'it cheats' });
    expect((await ana.closed).code).toBe(1013);
    const late = await Seat.open(own.url);
    late.hello(match, tokens[1]);
    expect(await late.hears('error')).toMatchObject({ code: 'MATCH_SUSPENDED' });
    blocked.clear();
    const ben = await Seat.join(own.url, match, tokens[1]);
    expect(ben.stones).toBe(9);
    expect(own.faults).toEqual([]);
  } finally {
    await own.close();
  }
});
