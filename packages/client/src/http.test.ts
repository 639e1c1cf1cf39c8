import { expect, test } from 'vitest';
import { World } from '../test/world.js';
import { eitherOf, overHttp } from './http.js';
import { createMatchClient } from './match-client.js';
import type { Connect, SocketEvents } from './socket.js';

/** A host that answers exchanges by its session, and holds an answer back until there is news. */
function exchangesOf(world: World, viewer: 'p0' | 'p1') {
  const asked: string[] = [];
  const ask = async (address: string, { body, signal }: RequestInit) => {
    asked.push(address);
    const heard: string[] = [];
    let onNews = () => {};
    const connection = world.session.connect(viewer, (text) => {
      heard.push(text);
      onNews();
    });
    for (const envelope of JSON.parse(String(body))) connection.receive(envelope);
    await world.session.settled();
    if (address.endsWith('wait=25') && !heard.some((text) => text.includes('"cursor"'))) {
      await new Promise<void>((go, fail) => {
        onNews = go;
        signal?.addEventListener('abort', () => fail(signal.reason));
      }).finally(() => connection.close());
    }
    connection.close();
    return new Response(`[${heard.join(',')}]`);
  };
  return { asked, connect: overHttp('/api', ask as typeof fetch) };
}

const heapOf = (view: unknown) => (view as { variables: { global: { heap: number } } }).variables.global.heap;

test('a match is played over single requests as over a socket', async () => {
  const world = await World.begin();
  const { asked, connect } = exchangesOf(world, 'p0');
  const ana = createMatchClient({ match: 'm1', connect, clock: world.clock });
  const bruno = world.client('p1').client;
  await world.settle();
  expect(ana.state).toMatchObject({ connection: 'live', viewer: 'p0', cursor: 1 });
  expect(await ana.take('take{"count":2}')).toMatchObject({ status: 'accepted' });
  await world.settle();
  expect(await bruno.take('take{"count":3}')).toMatchObject({ status: 'accepted' });
  await world.settle();
  expect([heapOf(ana.state.view), ana.state.cursor]).toEqual([55, 3]);
  expect(ana.state.presence).toMatchObject({ p1: 'here' });
  expect(asked[0]).toBe('/api/matches/m1/envelopes?wait=0');
  expect(asked.at(-1)).toBe('/api/matches/m1/envelopes?wait=25');
  ana.close();
});

test('what is told again in each answer is heard once', async () => {
  const heard: string[] = [];
  const answers = ['welcome', 'update', 'update'].map((last, cursor) => [
    { type: 'welcome', match: 'm1' },
    { type: 'presence', seats: { p0: 'here' } },
    ...(last === 'update' ? [{ type: 'update', cursor }] : []),
  ]);
  const ask = async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('nobody answers');
    return Response.json(answer);
  };
  await new Promise<void>((closed) => {
    const socket = overHttp(
      '/api',
      ask as typeof fetch,
    )({
      opened: () => socket.send('{"type":"hello","match":"m1"}'),
      received: (text) => heard.push(JSON.parse(text).type),
      closed,
    });
  });
  expect(heard).toEqual(['welcome', 'presence', 'update', 'update']);
});

test('a host that refuses the request says why, and the connection is gone', async () => {
  const ask = async () =>
    Response.json({ error: { code: 'TOKEN_WRONG', message: 'proves no seat' } }, { status: 403 });
  const heard: unknown[] = [];
  await new Promise<void>((closed) => {
    const socket = overHttp(
      '/api',
      ask as typeof fetch,
    )({
      opened: () => socket.send('{"type":"hello","match":"m1"}'),
      received: (text) => heard.push(JSON.parse(text)),
      closed,
    });
  });
  expect(heard).toEqual([{ type: 'error', code: 'TOKEN_WRONG', message: 'proves no seat' }]);
});

test('the other way is taken where the first never led to anything, and only there', () => {
  const tried: string[] = [];
  let events: SocketEvents | undefined;
  const way =
    (name: string): Connect =>
    (told) => {
      tried.push(name);
      events = told;
      return { send() {}, close() {} };
    };
  const nothing = { opened() {}, received() {}, closed() {} };
  const never = eitherOf(way('socket'), way('requests'));
  for (let times = 0; times < 3; times += 1) {
    never(nothing);
    events?.closed();
  }
  expect(tried).toEqual(['socket', 'socket', 'requests']);
  tried.length = 0;
  const once = eitherOf(way('socket'), way('requests'));
  once(nothing);
  events?.received('welcome');
  for (let times = 0; times < 4; times += 1) {
    events?.closed();
    once(nothing);
  }
  expect(new Set(tried)).toEqual(new Set(['socket']));
});
