import { expect, test } from 'vitest';
import { SEED } from '../../test/heap-game.js';
import { TestPage, TestTable, tableOfTwo, take } from '../../test/session-table.js';
import { MatchSession } from './match-session.js';

const TAKE_1 = 'take{"size":1}';
const TAKE_2 = 'take{"size":2}';
const PICK_3 = 'pick{"size":3}';

// ---- coming and going ----
test('hello is answered by welcome, a snapshot and who is here', async () => {
  const table = await TestTable.of();
  const ana = await table.page('p0');
  expect(ana.got[0]).toEqual({
    type: 'welcome',
    protocol: 1,
    match: 'm1',
    viewer: 'p0',
    game: 'heap@1.0.0',
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    lock: 'sha512-lock',
    seats: table.options().seats,
  });
  expect(ana.news()).toEqual(['welcome', 'snapshot 1', 'presence here away 0']);
});

test('nothing is told before hello, and a command before it is not done', async () => {
  const { table, ana } = await tableOfTwo();
  const silent = new TestPage(table.session, 'p1');
  silent.send(take('c1', 'p1', TAKE_1));
  silent.send({ type: 'sync', cursor: 1 });
  ana.send(take('c2', 'p0', TAKE_1));
  await table.settle();
  expect(silent.news()).toEqual(['error HELLO_MISSING c1', 'error HELLO_MISSING']);
  expect(ana.news()).toEqual(['receipt c2 accepted', 'update 2']);
});

test('a hello of another protocol or to another match is not let in', async () => {
  const { table } = await tableOfTwo();
  const page = new TestPage(table.session, 'spectator');
  page.send({ type: 'hello', protocols: [7], match: 'm1' });
  page.send({ type: 'hello', protocols: [1], match: 'm2' });
  await table.settle();
  expect(page.news()).toEqual(['error PROTOCOL_UNKNOWN', 'error MATCH_UNKNOWN']);
});

test('all are told who comes and goes, and an old page that ends does not take the new one away', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  const reloaded = await table.page('p1');
  bruno.close();
  expect(ana.news()).toEqual([]);
  reloaded.close();
  expect(ana.news()).toEqual(['presence here away 1']);
});

test('who leaves before hello is answered was never there', async () => {
  const { table, ana } = await tableOfTwo();
  const hasty = new TestPage(table.session, 'spectator');
  hasty.send({ type: 'hello', protocols: [1], match: 'm1' });
  hasty.close();
  hasty.send({ type: 'ping' });
  await table.settle();
  expect(hasty.news()).toEqual([]);
  expect(ana.of('presence').every(({ spectators }) => spectators === 1)).toBe(true);
});

test('a command of one who leaves is done all the same', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  ana.close();
  await table.settle();
  expect(ana.news()).toEqual([]);
  expect(bruno.news()).toEqual(['presence away here 1', 'update 2']);
});

test('a seat that is taken is told to all', async () => {
  const { table, eve } = await tableOfTwo();
  table.session.reseat([
    { seat: 'p0', name: 'Ana', controller: 'person' },
    { seat: 'p1', name: 'hunter', controller: 'bot:hunter' },
  ]);
  expect(eve.news()).toEqual(['welcome', 'presence here bot 1']);
});

test('ping is answered at once', async () => {
  const { ana } = await tableOfTwo();
  ana.send({ type: 'ping', at: 17 });
  expect(ana.got).toEqual([{ type: 'pong', at: 17 }]);
});

test('a session is idle when nobody is there and nothing waits', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo();
  expect(table.session.isIdle).toBe(false);
  for (const page of [ana, bruno, eve]) page.close();
  await table.session.close();
  expect(table.session.isIdle).toBe(true);
  ana.send(take('c1', 'p0', TAKE_1));
  expect(table.log.rows).toHaveLength(1);
});

// ---- what has been ----
test('who comes later may ask what was told of every entry, and an open draft is not among it', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  bruno.send(take('c2', 'p1', TAKE_2, { revision: 2 }));
  ana.send(take('c3', 'p0', PICK_3, { own: 1 }));
  const late = await table.page('p0');
  late.news();
  late.send({ type: 'recall', after: 0 });
  late.send({ type: 'recall', after: 2 });
  late.send({ type: 'recall', after: 3 });
  await table.settle();
  expect(late.got[1]).toEqual({
    type: 'history',
    after: 2,
    entries: [
      {
        note: { revision: 3, kind: 'decision', seat: 'p1' },
        events: [{ seq: 3, type: 'heap.changed', data: { revision: 3 } }],
      },
    ],
    more: false,
  });
  expect(late.news()).toEqual(['history 1 2 3', 'history 3', 'history ']);
});

test('a long history comes page by page', async () => {
  const { table, ana } = await tableOfTwo(600);
  const decision = (revision: number) => ({ revision, epoch: 1, ownRevision: 0 });
  for (let revision = 1; revision < 300; revision++)
    await table.session.act('p0', { act: 'take', decision: decision(revision), step: 0, offer: TAKE_1 });
  ana.news();
  ana.send({ type: 'recall', after: 0 });
  await table.settle();
  const [first] = ana.of('history');
  expect(first).toMatchObject({ more: true, entries: { length: 256 } });
  ana.send({ type: 'recall', after: 256 });
  await table.settle();
  const [, second] = ana.of('history');
  expect(second?.entries.map(({ note }) => note.revision)).toEqual(
    Array.from({ length: 44 }, (_, index) => 257 + index),
  );
  expect(second?.more).toBe(false);
});

test('nothing of the past is told before hello', async () => {
  const { table } = await tableOfTwo();
  const silent = new TestPage(table.session, 'p1');
  silent.send({ type: 'recall', after: 0 });
  await table.settle();
  expect(silent.news()).toEqual(['error HELLO_MISSING']);
});

// ---- what follows ----
test('that somebody wants to play again is told to all, and to who comes later', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo();
  const silent = new TestPage(table.session, 'p1');
  table.session.offerRematch({ match: 'm2', by: 'p0' });
  for (const page of [ana, bruno, eve]) expect(page.news()).toEqual(['rematch m2 by p0']);
  expect(silent.news()).toEqual([]);
  expect((await table.page('p1', 1)).news()).toEqual(['welcome', 'rematch m2 by p0', 'presence here here 1']);
});

test('a session that is begun again knows of its rematch', async () => {
  const table = new TestTable();
  const rematch = { match: 'm2', by: 'p1' } as const;
  table.session = await MatchSession.create({ ...table.options(), rematch });
  expect((await table.page('spectator')).news()).toContain('rematch m2 by p1');
});

// ---- acts of the host's ----
test('what the host does for a seat goes through the same line and log', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  const decision = { revision: 2, epoch: 1, ownRevision: 0 };
  const outcome = await table.session.act('p1', { act: 'take', decision, step: 0, offer: TAKE_2 });
  expect(outcome).toEqual({ status: 'accepted', revision: 3 });
  const stale = await table.session.act('p1', { act: 'take', decision, step: 0, offer: TAKE_2 });
  expect(stale).toEqual({ status: 'refused', code: 'REVISION_PASSED' });
  expect(await table.session.act('p0', { act: 'withdraw' })).toEqual({ status: 'accepted', revision: 4 });
  expect(bruno.news()).toEqual(['update 2', 'update 3', 'update 4', 'result finished']);
  expect(table.log.rows).toHaveLength(4);
});

test("who drives bots is called after each change, and may look with one seat's eyes", async () => {
  const table = new TestTable();
  const seen: unknown[] = [];
  const onChange = (session: MatchSession) =>
    void session.look('p1').then(({ context, cursor }) => seen.push([cursor, context.flow.revision]));
  table.session = await MatchSession.create({ ...table.options(), onChange });
  const ana = await table.page('p0');
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c2', 'p0', TAKE_1));
  await table.settle();
  await table.settle();
  expect(seen).toEqual([[2, 2]]);
});

// ---- the end ----
test('the result is told after the update that ended the match, and to who comes later', async () => {
  const { table, ana, bruno } = await tableOfTwo(2);
  ana.send(take('c1', 'p0', TAKE_2));
  await table.settle();
  expect(bruno.of('result')[0]).toEqual({
    type: 'result',
    status: 'finished',
    result: { p0: { outcome: 'win' }, p1: { outcome: 'loss' } },
  });
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2', 'result finished']);
  const late = await table.page('spectator');
  expect(late.news()).toEqual(['welcome', 'snapshot 2', 'result finished', 'presence here here 2']);
  expect(table.session.status).toBe('finished');
});

test('a command for a match that is over is refused, and its log stays closed', async () => {
  const { table, ana, bruno } = await tableOfTwo(2);
  ana.send({ type: 'command', act: 'withdraw', id: 'c1', seat: 'p0' });
  bruno.send(take('c2', 'p1', TAKE_1, { revision: 2 }));
  await table.settle();
  expect(bruno.news()).toEqual(['update 2', 'result finished', 'receipt c2 MATCH_OVER']);
  expect(table.log.rows).toHaveLength(2);
});

test('the record is given out only when the match is over', async () => {
  const { table, ana } = await tableOfTwo(2);
  expect(await table.session.record()).toBeUndefined();
  ana.send(take('c1', 'p0', TAKE_2));
  const record = await table.session.record();
  expect(record).toMatchObject({ lock: 'sha512-lock', entries: [{ kind: 'setup' }, { kind: 'decision' }] });
});

test('neither the seed nor a hash nor a count of draws is in anything that is sent', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo(3);
  ana.send(take('c1', 'p0', PICK_3));
  bruno.send(take('c2', 'p1', TAKE_1));
  ana.send(take('c3', 'p0', TAKE_2, { revision: 2 }));
  await table.settle();
  const all = [ana, bruno, eve].flatMap(({ texts }) => texts).join('\n');
  for (const secret of [SEED, 'hash', 'draws', 'seed']) expect(all).not.toContain(secret);
  expect(all).toContain('result');
});
