import { expect, test } from 'vitest';
import { tableOfTwo, take } from '../../test/session-table.js';

const TAKE_1 = 'take{"size":1}';
const PICK_3 = 'pick{"size":3}';

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
