import { Failure, type HostedGame } from '@tapete/core';
import { expect, test } from 'vitest';
import { FarGame } from '../../test/far-game.js';
import { heapGame } from '../../test/heap-game.js';
import { TestTable, take } from '../../test/session-table.js';

const TAKE_1 = 'take{"size":1}';
const PICK_3 = 'pick{"size":3}';

async function tableOf(game: HostedGame) {
  const table = await TestTable.of(game);
  const pages = [await table.page('p0'), await table.page('p1'), await table.page('spectator')] as const;
  for (const page of pages) page.news();
  return { table, pages };
}

/** One thing after the other, as everybody at the table hears it. */
async function heard(game: HostedGame) {
  const { table, pages } = await tableOf(game);
  const [ana, bruno] = pages;
  ana.send(take('c1', 'p0', TAKE_1));
  bruno.send(take('c2', 'p1', PICK_3));
  bruno.send({ type: 'command', act: 'undo', id: 'c3', seat: 'p1' });
  bruno.send(take('c4', 'p1', 'take{"size":9}', { revision: 2 }));
  await table.settle();
  ana.send({ type: 'recall', after: 0 });
  ana.send({ type: 'command', act: 'withdraw', id: 'c5', seat: 'p0' });
  await table.settle();
  const late = await table.page('p1');
  return { rows: table.log.rows, texts: [...pages, late].map((page) => page.texts) };
}

test('a match that lies elsewhere is told to the letter as one that is near', async () => {
  expect(await heard(new FarGame(heapGame))).toEqual(await heard(heapGame));
});

test('all who look are fetched for at once', async () => {
  const game = new FarGame(heapGame);
  const { table, pages } = await tableOf(game);
  const looks = game.looks;
  pages[0].send(take('c1', 'p0', TAKE_1));
  await table.settle();
  // One for the update, one for `settle`, which looks itself.
  expect(game.looks - looks).toBe(2);
});

test('a command that takes too much is refused, and the match goes on from its log', async () => {
  const game = new FarGame(heapGame);
  const { table, pages } = await tableOf(game);
  const [ana, bruno] = pages;
  game.plan.push('RULES_FUEL');
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c2', 'p0', TAKE_1));
  ana.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual([
    'receipt c1 RULES_FUEL',
    'receipt c2 accepted',
    'update 2',
    'receipt c1 RULES_FUEL',
  ]);
  expect(bruno.news()).toEqual(['update 2']);
  expect(game.open).toBe(1);
});

test('a match whose thread ended is made again, and the command may be sent again', async () => {
  const game = new FarGame(heapGame);
  const { table, pages } = await tableOf(game);
  const [ana] = pages;
  game.plan.push(new Failure('MATCH_LOST', 'its thread has ended'));
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(ana.news()).toEqual(['error NOT_STORED c1', 'receipt c1 accepted', 'update 2']);
  expect(game.open).toBe(1);
});

test('a match whose rules do not come back is suspended, and nothing of it is lost', async () => {
  const game = new FarGame(heapGame);
  const { table, pages } = await tableOf(game);
  const [ana] = pages;
  game.plan.push(new Failure('MATCH_SUSPENDED', 'its rules do not come back'));
  ana.send(take('c1', 'p0', TAKE_1));
  ana.send(take('c2', 'p0', TAKE_1));
  await expect(table.session.look('p1')).rejects.toMatchObject({ code: 'MATCH_SUSPENDED' });
  expect(ana.news()).toEqual(['error MATCH_UNAVAILABLE c1', 'error MATCH_UNAVAILABLE c2']);
  expect(game.open).toBe(0);
  await table.restart();
  const back = await table.page('p0');
  back.news();
  back.send(take('c1', 'p0', TAKE_1));
  await table.settle();
  expect(back.news()).toEqual(['receipt c1 accepted', 'update 2']);
});

test('a session that ends gives its match back', async () => {
  const game = new FarGame(heapGame);
  const { table } = await tableOf(game);
  await table.session.close();
  expect(game.open).toBe(0);
});
