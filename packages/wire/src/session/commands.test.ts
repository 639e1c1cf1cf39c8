import { expect, test } from 'vitest';
import { tableOfTwo, take } from '../../test/session-table.js';

const TAKE_1 = 'take{"size":1}';
const TAKE_2 = 'take{"size":2}';
const PICK_3 = 'pick{"size":3}';
const KEEP = 'keep{}';

test('an accepted command is answered first and then told to every viewer once', async () => {
  const { table, ana, bruno, eve } = await tableOfTwo();
  ana.send(take('c1', 'p0', TAKE_2));
  await table.settle();
  expect(bruno.of('update')[0]).toMatchObject({
    cursor: 2,
    note: { revision: 2, kind: 'decision', seat: 'p0' },
    events: [{ seq: 2, type: 'heap.changed', data: { revision: 2 } }],
  });
  expect(bruno.view).toMatchObject({ variables: { global: { heap: 18 } } });
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
  expect(ana.of('update')[0]).toMatchObject({ cursor: 2, events: [] });
  expect(ana.view).toMatchObject({ variables: { global: { heap: 17 } } });
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
