import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LockedGame, MatchRecord } from '@tapete/core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Visitors } from './browser.js';
import { FourTable } from './four-table.js';
import { House } from './house.js';

// Whole matches on several pages, on a machine that may have other work.
vi.setConfig({ testTimeout: 300_000 });

let house: House;
let visitors: Visitors;
beforeAll(async () => {
  [house, visitors] = await Promise.all([House.open(), Visitors.come()]);
});
afterAll(async () => {
  await visitors?.close();
  await house?.close();
});
afterEach(() => visitors.leave());

/** Two people at a new table, Ana to move. */
async function tableOfTwo() {
  const ana = new FourTable(await visitors.page(house.url));
  await ana.button('Invitar a alguien a Conecta 4').click();
  const link = await ana.page.getByRole('dialog').getByRole('textbox').inputValue();
  const bruno = new FourTable(await visitors.page(link));
  await bruno.button('Sentarme').click();
  await ana.myTurn();
  return { ana, bruno, match: ana.page.url().split('/').at(-1) ?? '' };
}

async function play(
  four: readonly [FourTable, FourTable],
  cells: readonly string[],
  from = 0,
): Promise<void> {
  for (const [index, cell] of cells.entries()) await four[(from + index) % 2]?.drop(cell);
}

const columnsOf = ({ entries }: MatchRecord): string =>
  entries
    .flatMap((entry) => (entry.kind === 'decision' ? entry.steps.map(({ payload }) => payload.column) : []))
    .join('');

test('killed in the middle of a match: both pages say so, come back by themselves, and nothing is lost or doubled', async () => {
  const { ana, bruno, match } = await tableOfTwo();
  const lost = (four: FourTable) => four.page.getByText('Se ha perdido la conexión');
  await play([ana, bruno], ['a1', 'b1', 'a2', 'b2']);
  await ana.myTurn();
  await house.kill();
  await Promise.all([lost(ana).waitFor(), lost(bruno).waitFor()]);
  // What is pressed while nobody is there is done when somebody is.
  await ana.cell('a3').click();
  await house.begin();
  await Promise.all([ana, bruno].map((four) => lost(four).waitFor({ state: 'detached' })));
  await Promise.all([ana, bruno].map((four) => four.disc('a3')));
  await bruno.drop('b3');
  // And once more, with the move on its way.
  await ana.myTurn();
  await Promise.all([ana.cell('c1').click(), house.kill()]);
  await lost(bruno).waitFor();
  await house.begin();
  await bruno.drop('b4');
  await bruno.ending.getByText('¡Ganas!').waitFor();
  await ana.ending.waitFor();
  expect(columnsOf(await house.record(match))).toBe('010101' + '21');
  expect(await ana.discs()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'c1']);
  expect(await ana.history()).toHaveLength(8);
  const others = visitors.complaints
    .splice(0)
    .filter((each) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(each));
  expect(others).toEqual([]);
});

test('a record replays to the same hash after every entry, in Node and in the browser', async () => {
  const { ana, bruno, match } = await tableOfTwo();
  await play([ana, bruno], ['d1', 'e1', 'd2', 'e2', 'd3', 'e3', 'd4']);
  await ana.ending.getByText('¡Ganas!').waitFor();
  const record = await house.record(match);
  const recorded = record.entries.map(({ hash }) => hash);
  expect(recorded).toHaveLength(8);
  expect(new Set(recorded).size).toBe(8);
  const file = '/api/games/conecta4@1.0.0/files/rules.js';
  const rules = await (await fetch(house.url + file)).text();
  expect(hashesOf(await load(rules), record)).toEqual(recorded);
  // As text: what a browser imports is none of the test's own modules.
  const inBrowser = await ana.page.evaluate(
    `import(${JSON.stringify(file)}).then(({ game }) => (${hashesOf})(game, ${JSON.stringify(record)}))`,
  );
  expect(inBrowser).toEqual(recorded);
});

/** The hash after each entry, each time played from the beginning. */
function hashesOf(game: LockedGame, record: MatchRecord): string[] {
  return record.entries.map((_, index) =>
    game.replay({ ...record, entries: record.entries.slice(0, index + 1) }).hash(),
  );
}

async function load(rules: string): Promise<LockedGame> {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-rules-'));
  const file = join(folder, 'rules.mjs');
  writeFileSync(file, rules);
  const { game } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { game: LockedGame };
  rmSync(folder, { recursive: true });
  return game;
}

test('a made-up token learns nothing', async () => {
  const { ana, bruno, match } = await tableOfTwo();
  await play([ana, bruno], ['a1', 'b1']);
  const stranger = await visitors.page(house.url);
  const heard = await stranger.evaluate(
    async ({ id, said }) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      const answers: string[] = [];
      const answered = (count: number) =>
        new Promise<void>((go) => {
          socket.onmessage = ({ data }) => {
            if (answers.push(String(data)) === count) go();
          };
        });
      await new Promise((go) => socket.addEventListener('open', go));
      const all = answered(said.length + 1);
      socket.send(JSON.stringify({ type: 'hello', protocols: [1], match: id, token: 'made-up' }));
      for (const envelope of said) socket.send(JSON.stringify(envelope));
      await all;
      socket.close();
      return answers;
    },
    {
      id: match,
      said: [
        { type: 'sync', cursor: 0 },
        { type: 'recall', after: 0 },
        { type: 'command', act: 'withdraw', id: 'c1', seat: 'p0' },
      ],
    },
  );
  expect(
    heard
      .map((text) => JSON.parse(text))
      .map(({ type, code }) => `${type} ${code}`)
      .sort(),
  ).toEqual(['error HELLO_MISSING', 'error HELLO_MISSING', 'error HELLO_MISSING', 'error TOKEN_WRONG']);
  for (const word of ['board', 'disc', 'Jugador', 'p0']) expect(heard.join()).not.toContain(word);
  // Nor does a page that keeps one.
  await stranger.evaluate((id) => {
    const kept = { match: id, game: '', title: {}, icon: '', seat: 'p0', token: 'made-up', at: 1 };
    localStorage.setItem('tapete.matches', JSON.stringify([kept]));
  }, match);
  await stranger.goto(`${house.url}/m/${match}`);
  await stranger.getByRole('heading', { name: 'La mesa no te reconoce' }).waitFor();
  expect(await stranger.locator('.stage').count()).toBe(0);
  await ana.drop('a2');
});
