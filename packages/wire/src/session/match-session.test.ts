import { expect, test } from 'vitest';
import { heapGame, heapSetup, SEED } from '../../test/heap-game.js';
import { TestPage, TestTable, take } from '../../test/session-table.js';
import { MatchSession } from './match-session.js';

const TAKE_1 = 'take{"size":1}';
const TAKE_2 = 'take{"size":2}';
const PICK_3 = 'pick{"size":3}';
const KEEP = 'keep{}';

async function tableOfTwo(heap?: number) {
  const table = await TestTable.of(heapGame, heapSetup(heap));
  const ana = await table.page('p0');
  const bruno = await table.page('p1');
  const eve = await table.page('spectator');
  for (const page of [ana, bruno, eve]) page.news();
  return { table, ana, bruno, eve };
}

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
  expect(ana.news()).toEqual(['presence here here 1', 'presence here here 1']);
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

// ---- commands and receipts ----

test('an accepted command is answered first and then told to every viewer once', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_2));
  await table.settle();
  expect(bruno.of('update')[0]).toMatchObject({
    cursor: 2,
    note: { revision: 2, kind: 'decision', seat: 'p0' },
    events: [{ seq: 2, type: 'heap.changed', data: { revision: 2 } }],
    view: { variables: { global: { heap: 18 } } },
  });
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2']);
  expect(bruno.news()).toEqual(['update 2']);
  expect(eve.news()).toEqual(['update 2']);
});

test('spectators share one text', async () => {
  const { table, ana, eve } = await tableOfTwo();
  const other = await table.page('spectator');
  ana.send(take('c1', 'p0', TAKE_2));
  await table.settle();
  expect(other.texts.at(-1)).toBe(eve.texts.at(-1));
  expect(other.texts.at(-1)).toContain('"update"');
});

test('a step of a draft is told to its own seat alone, and its end to all', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo();
  ana.send(take('c1', 'p0', PICK_3));
  await table.settle();
  expect(ana.of('update')[0]).toMatchObject({
    cursor: 2,
    events: [],
    view: { variables: { global: { heap: 17 } } },
  });
  expect(ana.of('update')[0]).not.toHaveProperty('note');
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2']);
  ana.send(take('c2', 'p0', KEEP, { step: 1 }));
  await table.settle();
  expect(ana.news()).toEqual(['receipt c2 accepted', 'update 3']);
  expect(bruno.news()).toEqual(['update 2']);
  expect(eve.news()).toEqual(['update 2']);
});

test('undo takes back a step of the draft', async () => {
  const { table, ana } = await tableOfTwo();
  ana.send(take('c1', 'p0', PICK_3));
  ana.send({ type: 'command', act: 'undo', id: 'c2', seat: 'p0' });
  ana.send({ type: 'command', act: 'undo', id: 'c3', seat: 'p0' });
  await table.settle();
  expect(ana.news()).toEqual([
    'receipt c1 accepted',
    'update 2',
    'receipt c2 accepted',
    'update 3',
    'receipt c3 NOTHING_TO_UNDO',
  ]);
});

test('a stale match command is refused and told to nobody else', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  bruno.send(take('c2', 'p1', TAKE_1, { revision: 1 }));
  await table.settle();
  expect(bruno.news()).toEqual(['update 2', 'receipt c2 REVISION_PASSED']);
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2']);
});

test('of two commands at once from one seat one is done', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c2', 'p0', TAKE_2));
  await table.settle();
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2', 'receipt c2 REVISION_PASSED']);
  expect(bruno.news()).toEqual(['update 2']);
});

test('the same command again gets the same receipt, to the letter, and is done once', async () => {
  const { table, ana } = await tableOfTwo();
  const commands = [take('c1', 'p0', TAKE_1), take('c2', 'p0', TAKE_1), take('c3', 'p0', 'take{"size":9}')];
  for (const command of commands) ana.send(command);
  await table.settle();
  const first = ana.texts.filter((text) => text.includes('receipt'));
  const rows = table.log.rows.length;
  await table.restart();
  const again = await table.page('p0');
  for (const command of commands) again.send(command);
  await table.settle();
  expect(again.texts.filter((text) => text.includes('receipt'))).toEqual(first);
  expect(table.log.rows).toHaveLength(rows);
});

test('the order of members does not make other content', async () => {
  const { table, ana } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  ana.sendRaw(
    `{"offer":"take{\\"size\\":1}","step":0,"decision":{"ownRevision":0,"epoch":1,"revision":1},"seat":"p0","id":"c1","act":"take","type":"command","more":1}`,
  );
  await table.settle();
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2', 'receipt c1 accepted']);
});

test.each([
  ['another offer', take('c1', 'p0', TAKE_2)],
  ['another step', take('c1', 'p0', TAKE_1, { step: 1 })],
  ['another decision', take('c1', 'p0', TAKE_1, { revision: 2 })],
  ['a value', { ...take('c1', 'p0', TAKE_1), value: 1 }],
  ['another act', { type: 'command', act: 'withdraw', id: 'c1', seat: 'p0' } as const],
])('the same id with %s is refused and not done', async (_what, other) => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(other);
  await table.settle();
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2', 'receipt c1 COMMAND_REUSED']);
  expect(bruno.news()).toEqual(['update 2']);
});

test('two seats may use the same id', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  bruno.send(take('c1', 'p1', TAKE_1, { revision: 2 }));
  await table.settle();
  expect(bruno.news()).toEqual(['update 2', 'receipt c1 accepted', 'update 3']);
});

test('a command for another seat and one of a spectator are refused and leave no row', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo();
  bruno.send(take('c1', 'p0', TAKE_1));
  eve.send(take('c2', 'p0', TAKE_1));
  await table.settle();
  expect(bruno.news()).toEqual(['receipt c1 SEAT_WRONG']);
  expect(eve.news()).toEqual(['receipt c2 SEAT_WRONG']);
  expect(ana.news()).toEqual([]);
  expect(table.log.rows).toHaveLength(1);
});

test('of a seat the last 256 refusals are remembered, as many after a restart', async () => {
  const { table, ana } = await tableOfTwo();
  for (let number = 0; number < 300; number++) {
    ana.send(take(`c${number}`, 'p0', TAKE_1, { revision: 100 + number }));
    if (number % 50 === 49) await table.settle();
  }
  for (const restart of [false, true]) {
    if (restart) await table.restart();
    const page = await table.page('p0');
    page.news();
    page.send(take('c44', 'p0', TAKE_2));
    page.send(take('c43', 'p0', TAKE_2, { revision: 0 }));
    await table.settle();
    expect(page.news()).toEqual(['receipt c44 COMMAND_REUSED', 'receipt c43 REVISION_PASSED']);
    if (!restart) table.log.rows.pop();
  }
});

test('who sends faster than anybody plays is told to wait', async () => {
  const { table, ana } = await tableOfTwo();
  for (let number = 0; number < 70; number++) ana.send(take(`c${number}`, 'p0', TAKE_1, { revision: 9 }));
  await table.settle();
  expect(ana.news().filter((line) => line.startsWith('error TOO_FAST'))).toEqual(
    [64, 65, 66, 67, 68, 69].map((number) => `error TOO_FAST c${number}`),
  );
  ana.send(take('c70', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual(['receipt c70 accepted', 'update 2']);
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

// ---- cursors ----

test('who was cut off gets exactly the missing updates', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  bruno.close();
  for (let number = 1; number <= 3; number++)
    ana.send(take(`c${number}`, 'p0', TAKE_1, { revision: number }));
  await table.settle();
  const back = await table.page('p1', 2);
  expect(back.news()).toEqual(['welcome', 'update 3', 'update 4', 'presence here here 1']);
  back.send({ type: 'sync', cursor: 3 });
  back.send({ type: 'sync', cursor: 4 });
  await table.settle();
  expect(back.news()).toEqual(['update 4']);
});

test('who was away for long, or has seen what never was, gets one snapshot', async () => {
  const { table, ana, bruno } = await tableOfTwo(60);
  bruno.close();
  for (let number = 1; number <= 30; number++)
    ana.send(take(`c${number}`, 'p0', TAKE_1, { revision: number }));
  await table.settle();
  expect((await table.page('p1', 1)).news().slice(0, 2)).toEqual(['welcome', 'snapshot 31']);
  expect((await table.page('p0', 99)).news().slice(0, 2)).toEqual(['welcome', 'snapshot 31']);
});

test('cursors are the same after a restart, drafts included', async () => {
  const { table, ana } = await tableOfTwo();
  ana.send(take('c1', 'p0', PICK_3));
  ana.send({ type: 'command', act: 'undo', id: 'c2', seat: 'p0' });
  ana.send(take('c3', 'p0', TAKE_1));
  ana.send(take('c4', 'p0', PICK_3, { own: 1 }));
  await table.settle();
  const before = await Promise.all(
    (['p0', 'p1', 'spectator'] as const).map((viewer) => table.session.look(viewer)),
  );
  expect(before.map(({ cursor }) => cursor)).toEqual([5, 2, 2]);
  await table.restart();
  const after = await Promise.all(
    (['p0', 'p1', 'spectator'] as const).map((viewer) => table.session.look(viewer)),
  );
  expect(after).toEqual(before);
  expect((await table.page('p0', 5)).news()).toEqual(['welcome', 'presence here away 0']);
});

test("a draft that another's move has shortened is the same after a restart", async () => {
  const { table, ana, bruno } = await tableOfTwo(6);
  ana.send(take('c1', 'p0', PICK_3));
  ana.send(take('c2', 'p0', PICK_3, { step: 1 }));
  bruno.send(take('c3', 'p1', TAKE_1));
  await table.settle();
  const before = await table.session.look('p0');
  expect(before.context.draft).toMatchObject({ steps: [{ action: 'pick' }], shortened: true });
  await table.restart();
  expect(await table.session.look('p0')).toEqual(before);
});

// ---- when storing fails ----

test.each(['stale', 'fails'] as const)(
  'an append that %s leaves no trace, and the command may come again',
  async (how) => {
    const { table, ana, bruno } = await tableOfTwo();
    table.log.plan.push(how);
    ana.send(take('c1', 'p0', TAKE_1));
    await table.settle();
    expect(ana.news()).toEqual(['error NOT_STORED c1']);
    expect(bruno.news()).toEqual([]);
    expect((await table.session.look('p0')).context.flow.revision).toBe(1);
    expect(table.log.faults).toHaveLength(1);
    ana.send(take('c1', 'p0', TAKE_1));
    await table.settle();
    expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2']);
    expect(bruno.news()).toEqual(['update 2']);
  },
);

test('an append whose answer was lost counts: the log says that it was stored', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  table.log.plan.push('lost');
  ana.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual(['snapshot 2', 'receipt c1 accepted']);
  expect(bruno.news()).toEqual(['snapshot 2']);
});

test('what another process has written meanwhile is told by snapshot', async () => {
  const { table, ana, bruno } = await tableOfTwo(3);
  const elsewhere = await MatchSession.restore({ ...table.options(), rows: [...table.log.rows] });
  const decision = { revision: 1, epoch: 1, ownRevision: 0 };
  await elsewhere.act('p1', { act: 'take', decision, step: 0, offer: 'take{"size":3}' });
  ana.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual(['snapshot 2', 'result finished', 'error NOT_STORED c1']);
  expect(bruno.news()).toEqual(['snapshot 2', 'result finished']);
});

test('a log that cannot be read for a while is no end of the session', async () => {
  const table = new TestTable();
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('the store is away');
    return [...table.log.rows];
  };
  table.session = await MatchSession.create({ ...table.options(), load });
  const ana = await table.page('p0');
  ana.news();
  table.log.plan.push('fails');
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send({ type: 'sync', cursor: 1 });
  await table.settle().catch(() => undefined);
  expect(ana.news()).toEqual(['error MATCH_UNAVAILABLE c1', 'error MATCH_UNAVAILABLE']);
  isDown = false;
  ana.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2']);
});

test('killed between storing and telling, nothing is lost and nothing doubled', async () => {
  const { table, ana } = await tableOfTwo();
  const dead = new Promise<never>(() => {});
  table.session = await MatchSession.restore({
    ...table.options(),
    rows: [...table.log.rows],
    append: (n, row) => table.log.append(n, row).then(() => dead),
  });
  ana.close();
  const page = new TestPage(table.session, 'p0');
  page.send({ type: 'hello', protocols: [1], match: 'm1', cursor: 1 });
  const command = take('c1', 'p0', TAKE_1);
  const stored = new Promise<void>((done) => {
    table.log.onStored = done;
  });
  page.send(command);
  await stored;
  expect(page.news()).toEqual(['welcome', 'presence here away 0']);
  await table.restart();
  const back = await table.page('p0', 1);
  back.send(command);
  await table.settle();
  expect(back.news()).toEqual(['welcome', 'snapshot 2', 'presence here away 0', 'receipt c1 accepted']);
  expect(table.log.rows).toHaveLength(2);
});

test('rules that throw where they should not leave no trace', async () => {
  const table = await TestTable.of({
    ...heapGame,
    create: (setup) => {
      const match = heapGame.create(setup);
      match.withdraw = () => {
        throw new Error('the engine is broken');
      };
      return match;
    },
  });
  const ana = await table.page('p0');
  ana.news();
  ana.send({ type: 'command', act: 'withdraw', id: 'c1', seat: 'p0' });
  await table.settle();
  expect(ana.news()).toEqual(['error NOT_STORED c1']);
  expect(table.log.faults).toMatchObject([{ message: 'the engine is broken' }]);
  expect(table.session.status).toBe('playing');
});

test('where the rules cannot show the match to one viewer, the others go on', async () => {
  const table = await TestTable.of({
    ...heapGame,
    create: (setup) => {
      const match = heapGame.create(setup);
      const view = match.view.bind(match);
      match.view = (viewer) => {
        if (viewer === 'p1') throw new Error('no view');
        return view(viewer);
      };
      return match;
    },
  });
  const ana = await table.page('p0');
  const bruno = await table.page('p1');
  ana.news();
  expect(bruno.news()).toEqual(['welcome', 'error VIEW_FAILED', 'presence here here 0']);
  ana.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual(['receipt c1 accepted', 'update 2']);
  expect(bruno.news()).toEqual(['error VIEW_FAILED']);
});

test('a connection that throws is not there any more, and the others are told all the same', async () => {
  const { table, ana, bruno } = await tableOfTwo();
  const broken = table.session.connect('p0', (text) => {
    if (text.includes('"update"')) throw new Error('the socket is gone');
  });
  broken.receive({ type: 'hello', protocols: [1], match: 'm1' });
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c2', 'p0', TAKE_1, { revision: 2 }));
  await table.settle();
  expect(bruno.news().filter((line) => line.startsWith('update'))).toEqual(['update 2', 'update 3']);
  expect(table.log.faults).toHaveLength(1);
});

// ---- restoring ----

const swap = (rows: string[], at: number, row: string) =>
  rows.map((text, index) => (index === at ? row : text));

test('a match that began already is not begun again', async () => {
  const { table } = await tableOfTwo();
  await expect(MatchSession.create(table.options())).rejects.toMatchObject({ code: 'MATCH_EXISTS' });
});

test.each([
  ['is not JSON', (rows: string[]) => swap(rows, 1, '{'), 'LOG_ROW_WRONG', 'row 2'],
  ['lacks its act', (rows: string[]) => swap(rows, 1, '{"row":"act","seat":"p0"}'), 'LOG_ROW_WRONG', '/act'],
  ['comes before the setup', (rows: string[]) => rows.slice(1), 'LOG_ROW_WRONG', 'row 1'],
  [
    'has another hash',
    (rows: string[]) => swap(rows, 1, `${rows[1]}`.replace('hash-', 'hush-')),
    'RECORD_DIVERGES',
    '2',
  ],
  [
    'says another draft',
    (rows: string[]) => swap(rows, 2, `${rows[2]}`.replace('3', '9')),
    'LOG_DIVERGES',
    'row 3',
  ],
])('a log in which a row %s is not restored', async (_what, spoil, code, place) => {
  const { table, ana } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c2', 'p0', PICK_3, { own: 1 }));
  await table.settle();
  const rows = spoil([...table.log.rows]);
  await expect(MatchSession.restore({ ...table.options(), rows })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(place),
  });
});
