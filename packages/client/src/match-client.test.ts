import { expect, test } from 'vitest';
import { TestClock, World } from '../test/world.js';
import { SILENCE_MS } from './line.js';
import { createMatchClient } from './match-client.js';
import type { MatchStep } from './match-state.js';
import type { SocketEvents } from './socket.js';

const heapOf = (view: unknown) => (view as { variables: { global: { heap: number } } }).variables.global.heap;

test('a new client is live with a view, its seat and all who are there', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  expect(client.state.connection).toBe('connecting');
  await world.settle();
  expect(client.state).toMatchObject({
    connection: 'live',
    viewer: 'p0',
    game: 'heap@1.0.0',
    cursor: 1,
    seats: [{ name: 'Ana' }, { name: 'Bruno' }],
    presence: { p0: 'here', p1: 'away' },
    view: { variables: { global: { heap: 60 } } },
    pending: [],
  });
});

test('an offer that is taken is answered, and a step for everybody', async () => {
  const world = await World.begin();
  const ana = world.client('p0');
  const eve = world.client('spectator');
  await world.settle();
  const outcome = ana.client.take('take{"count":2}');
  expect(ana.client.state.pending).toHaveLength(1);
  expect(await outcome).toMatchObject({ status: 'accepted' });
  await world.settle();
  expect(ana.client.state).toMatchObject({ pending: [], lastOutcome: { status: 'accepted' }, cursor: 2 });
  expect(eve.steps).toMatchObject([
    {
      before: { variables: { global: { heap: 60 } } },
      after: { variables: { global: { heap: 58 } } },
      events: [{ seq: 1, type: 'taken', data: { seat: 0, count: 2 } }],
      note: { revision: 2, kind: 'decision', seat: 'p0' },
    },
  ]);
});

test('a draft goes on step by step, and undo takes back its last step', async () => {
  const world = await World.begin();
  const { client, steps } = world.client('p0');
  await world.settle();
  await client.take('pick{"count":3}');
  await world.settle();
  expect(client.state.context?.draft?.steps).toHaveLength(1);
  await client.take('pick{"count":1}');
  await world.settle();
  await client.undo();
  await world.settle();
  await client.take('keep{}');
  await world.settle();
  expect(heapOf(client.state.view)).toBe(57);
  expect(steps.map(({ note }) => note?.kind)).toEqual([undefined, undefined, undefined, 'decision']);
});

test('what is refused says why', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  const eve = world.client('spectator');
  await world.settle();
  expect(await client.take('keep{}')).toMatchObject({ status: 'refused', code: 'NOT_OFFERED' });
  expect(await client.take('take{"count":9}')).toMatchObject({ status: 'refused', code: 'VALUE_WRONG' });
  expect(await eve.client.take('take{"count":1}')).toMatchObject({ status: 'refused', code: 'SEAT_WRONG' });
  expect(await client.undo()).toMatchObject({ status: 'refused' });
});

test('withdrawing ends the match for all', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  const bruno = world.client('p1');
  await world.settle();
  expect(await client.withdraw()).toMatchObject({ status: 'accepted' });
  await world.settle();
  expect(bruno.client.state.context).toMatchObject({
    status: 'finished',
    result: { p1: { outcome: 'win' } },
  });
});

test('after a cut it comes back by itself, with growing pauses, and misses nothing', async () => {
  const world = await World.begin();
  const { client, steps } = world.client('p0', () => 0);
  const bruno = world.client('p1');
  await world.settle();
  world.isDown = true;
  world.cutAll();
  await world.settle();
  expect(client.state).toMatchObject({ connection: 'lost', attempts: 1 });
  world.clock.advance(250);
  expect(client.state).toMatchObject({
    connection: 'lost',
    attempts: 2,
    error: { code: 'HOST_UNREACHABLE' },
  });
  world.clock.advance(499);
  expect(client.state.attempts).toBe(2);
  world.clock.advance(1);
  expect(client.state.attempts).toBe(3);
  await world.session.act('p1', {
    act: 'take',
    decision: { revision: 1 },
    step: 0,
    offer: 'take{"count":3}',
  });
  world.isDown = false;
  await world.heal();
  expect(client.state).toMatchObject({ connection: 'live', attempts: 0, cursor: 2, error: undefined });
  expect(steps).toMatchObject([{ events: [{ type: 'taken' }] }]);
  expect(bruno.client.state.cursor).toBe(2);
});

test('the page may ask to try again at once', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  await world.settle();
  world.cutAll();
  await world.settle();
  expect(client.state.connection).toBe('lost');
  client.retry();
  await world.settle();
  expect(client.state.connection).toBe('live');
  client.retry();
  await world.settle();
  expect(client.state.connection).toBe('live');
});

test('a command whose receipt was lost is sent again, and done once', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  await world.settle();
  // hello, welcome, snapshot, presence were carried; now the command arrives and its receipt does not.
  world.cuts = [world.carried + 2];
  const outcome = client.take('take{"count":2}');
  await world.settle();
  expect(client.state).toMatchObject({ connection: 'lost', pending: [expect.any(String)] });
  await world.heal();
  expect(await outcome).toMatchObject({ status: 'accepted' });
  expect(client.state).toMatchObject({ connection: 'live', pending: [], cursor: 2 });
  expect(heapOf(client.state.view)).toBe(58);
});

test('a command made while the connection is away is sent when it is back', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  await world.settle();
  world.cutAll();
  await world.settle();
  const outcome = client.take('take{"count":2}');
  await world.heal();
  expect(await outcome).toMatchObject({ status: 'accepted' });
});

test('a command that could not be stored is sent again after a pause', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  await world.settle();
  world.failingAppends = 3;
  const outcome = client.take('take{"count":2}');
  await world.settle();
  expect(client.state.connection).toBe('lost');
  await world.heal();
  expect(await outcome).toMatchObject({ status: 'accepted' });
  expect(heapOf(client.state.view)).toBe(58);
});

test('a host that restarts is the same match to its clients', async () => {
  const world = await World.begin();
  const { client } = world.client('p0');
  await world.settle();
  await client.take('take{"count":2}');
  await client.take('pick{"count":1}');
  await world.settle();
  const { view, context, cursor } = client.state;
  await world.restart();
  await world.heal();
  expect(client.state).toMatchObject({ connection: 'live', view, context, cursor });
});

test('who comes late may ask what was told before, as often as the connection breaks', async () => {
  const world = await World.begin();
  const ana = world.client('p0');
  await world.settle();
  for (const count of [2, 1, 3]) await ana.client.take(`take{"count":${count}}`);
  const late = world.client('spectator');
  world.cutAll();
  const told = late.client.history();
  await world.heal();
  expect((await told)?.map(({ note, events }) => [note.revision, events[0]?.data.count])).toEqual([
    [1, undefined],
    [2, 2],
    [3, 1],
    [4, 3],
  ]);
  expect(await late.client.history(4)).toEqual([]);
  expect((await late.client.history(3))?.length).toBe(1);
});

test('a long past is asked for page by page, and given in one piece', async () => {
  const { client, sent, say, welcome, snapshot } = alone();
  say(welcome, snapshot(9));
  const [all, some] = [client.history(), client.history(0)];
  const entry = (revision: number) => ({ note: { revision, kind: 'decision', seat: 'p0' }, events: [] });
  say({ type: 'history', after: 0, entries: [entry(1), entry(2)], more: true });
  say({ type: 'history', after: 7, entries: [entry(8)], more: false });
  say({ type: 'history', after: 2, entries: [entry(3)], more: false });
  expect(sent.filter(({ type }) => type === 'recall').map(({ after }) => after)).toEqual([0, 0, 2]);
  expect((await all)?.map(({ note }) => note.revision)).toEqual([1, 2, 3]);
  expect(await some).toEqual(await all);
});

test('that somebody wants a rematch is part of the state', () => {
  const { client, say, welcome, snapshot } = alone();
  say(welcome, snapshot(3), { type: 'rematch', match: 'm2', by: 'p1' });
  expect(client.state.rematch).toEqual({ match: 'm2', by: 'p1' });
});

test('of a silent host a sign is asked for, and then it is given up', () => {
  const clock = new TestClock();
  const sent: string[] = [];
  let events: SocketEvents | undefined;
  const client = createMatchClient({
    match: 'm1',
    clock,
    random: () => 0,
    connect: (given) => {
      events = given;
      return { send: (text) => sent.push(text), close: () => sent.push('closed') };
    },
  });
  events?.opened();
  const say = (envelope: object) => events?.received(JSON.stringify(envelope));
  say({
    type: 'welcome',
    protocol: 1,
    match: 'm1',
    viewer: 'spectator',
    game: 'g@1.0.0',
    lock: 'l',
    seats: [],
  });
  say({ type: 'snapshot', cursor: 3, view: {}, print: 1, context: {} });
  expect(client.state.connection).toBe('live');
  clock.advance(SILENCE_MS);
  expect(sent.at(-1)).toBe('{"type":"ping"}');
  say({ type: 'pong' });
  clock.advance(SILENCE_MS);
  expect(sent.at(-1)).toBe('{"type":"ping"}');
  clock.advance(SILENCE_MS);
  expect(sent.at(-1)).toBe('closed');
  expect(client.state.connection).toBe('lost');
  say({ type: 'snapshot', cursor: 9, view: {}, print: 1, context: {} });
  expect(client.state.cursor).toBe(3);
});

/** A client whose host is played by the test. */
function alone() {
  const clock = new TestClock();
  const sent: { type: string; [name: string]: unknown }[] = [];
  const connections: SocketEvents[] = [];
  const client = createMatchClient({
    match: 'm1',
    token: 'secret',
    clock,
    random: () => 0.5,
    connect: (events) => {
      connections.push(events);
      return { send: (text) => sent.push(JSON.parse(text)), close: () => {} };
    },
  });
  const say = (...envelopes: object[]) => {
    for (const envelope of envelopes) connections.at(-1)?.received(JSON.stringify(envelope));
  };
  const flow = { revision: 1, epoch: 1, revisions: { p0: 0 } };
  const welcome = {
    type: 'welcome',
    protocol: 1,
    match: 'm1',
    viewer: 'p0',
    game: 'g@1.0.0',
    lock: 'l',
    seats: [],
  };
  const snapshot = (cursor: number) => ({
    type: 'snapshot',
    cursor,
    view: { cursor },
    print: 1,
    context: { flow },
  });
  const update = (cursor: number) => ({
    type: 'update',
    cursor,
    events: [],
    view: { cursor },
    print: 1,
    context: { flow },
  });
  connections[0]?.opened();
  return { client, clock, sent, connections, say, welcome, snapshot, update };
}

test('the first envelope says the protocols, the match and the token', () => {
  expect(alone().sent).toEqual([{ type: 'hello', protocols: [1], match: 'm1', token: 'secret' }]);
});

test('a patch of another view than the one that is seen is answered by asking for the whole, once', async () => {
  const world = await World.begin();
  const { client, steps } = world.client('p0');
  const bruno = world.client('p1');
  await world.settle();
  world.strangePatches = 1;
  await bruno.client.take('take{"count":2}');
  await world.settle();
  await bruno.client.take('take{"count":1}');
  await world.settle();
  for (const each of [client, bruno.client]) {
    expect(each.state).toMatchObject({ connection: 'live', cursor: 3 });
    expect(heapOf(each.state.view)).toBe(57);
  }
  expect([...steps, ...bruno.steps]).toHaveLength(3);
});

test('spaces that nothing happened in stay the same objects, and so do pieces', async () => {
  const world = await World.begin();
  const { client, steps } = world.client('p1');
  const ana = world.client('p0');
  await world.settle();
  await client.take('take{"count":2}');
  await ana.client.take('take{"count":1}');
  await world.settle();
  const { before, after } = steps.at(-1) as MatchStep;
  const spaces = (view: MatchStep['before']) => view.spaces as Record<string, { pieces: unknown[] }>;
  expect(spaces(after)['taken:p1']).toBe(spaces(before)['taken:p1']);
  expect(spaces(after).heap?.pieces[0]).toBe(spaces(before).heap?.pieces[0]);
  expect(spaces(after)).toMatchObject({ 'taken:p0': { count: 1 }, heap: { pieces: { length: 57 } } });
});

test('a gap is asked for once, what comes twice is taken once, and order is kept', () => {
  const { client, sent, say, welcome, snapshot, update } = alone();
  const seen: unknown[] = [];
  client.onStep(({ after }) => seen.push((after as unknown as { cursor: number }).cursor));
  say(welcome, snapshot(3), update(4), update(4), update(6), update(7));
  expect(sent.filter(({ type }) => type === 'sync')).toEqual([{ type: 'sync', cursor: 4 }]);
  say(update(5), update(6), update(7), update(8));
  expect(seen).toEqual([4, 5, 6, 7, 8]);
  expect(client.state.cursor).toBe(8);
});

test('a snapshot answers a gap as well', () => {
  const { client, say, welcome, snapshot, update } = alone();
  say(welcome, snapshot(3), update(9), snapshot(9), update(10));
  expect(client.state.cursor).toBe(10);
});

test.each(['MATCH_UNKNOWN', 'TOKEN_WRONG', 'PROTOCOL_UNKNOWN'])('%s is final', (code) => {
  const { client, clock, connections, say } = alone();
  say({ type: 'error', code, message: 'no' });
  clock.advance(100_000);
  expect(client.state).toMatchObject({ connection: 'refused', error: { code } });
  expect(connections).toHaveLength(1);
});

test('what is no envelope is told and changes nothing', () => {
  const { client, say, welcome, snapshot } = alone();
  say(welcome, snapshot(3), { type: 'surprise' }, { type: 'snapshot', cursor: -1 });
  expect(client.state).toMatchObject({
    connection: 'live',
    cursor: 3,
    error: { code: 'ENVELOPE_WRONG', message: '/cursor: must be a whole number from 0 to 9007199254740991' },
  });
});

test('a client that is closed says nothing more, and its commands stay unanswered', async () => {
  const { client, clock, connections, say, welcome, snapshot, sent } = alone();
  say(welcome, snapshot(3));
  const outcome = client.take('drop{}');
  const told = client.history();
  client.close();
  expect(await outcome).toMatchObject({ status: 'unanswered' });
  expect(await told).toBeUndefined();
  expect(await client.history()).toBeUndefined();
  expect(await client.undo()).toMatchObject({ status: 'unanswered' });
  const before = sent.length;
  clock.advance(100_000);
  say(snapshot(9));
  expect(client.state).toMatchObject({ connection: 'closed', cursor: 3, pending: [] });
  expect([connections.length, sent.length]).toEqual([1, before]);
});

test('who is another one now sees with the new eyes only', () => {
  const { client, clock, connections, sent, say, welcome, snapshot } = alone();
  say(welcome, snapshot(3));
  connections[0]?.closed();
  clock.advance(1000);
  connections[1]?.opened();
  say({ ...welcome, viewer: 'spectator' });
  expect(client.state).toMatchObject({ viewer: 'spectator', view: undefined });
  expect(sent.at(-1)).toEqual({ type: 'sync', cursor: 0 });
  say(snapshot(2));
  expect(client.state).toMatchObject({ connection: 'live', cursor: 2 });
});
