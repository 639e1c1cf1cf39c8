import { expect, test } from 'vitest';
import { heapGame } from '../../test/heap-game.js';
import { TestPage, TestTable, tableOfTwo, take } from '../../test/session-table.js';
import { MatchSession } from './match-session.js';

const TAKE_1 = 'take{"size":1}';
const PICK_3 = 'pick{"size":3}';

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
