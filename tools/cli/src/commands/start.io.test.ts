import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapete } from '../../test/call.js';
import { type Circumstances, type FakeIo, fakeIo } from '../../test/fake-io.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../test/temporary-workspace.js';
import { runCli } from '../cli.js';

/** Published into once, by the first test. */
let workspace: TemporaryWorkspace;
beforeAll(() => {
  workspace = temporaryWorkspace();
});
afterAll(() => workspace.remove());

/** Runs a command that serves until `during` is done. */
async function serving(
  argv: readonly string[],
  during: (url: string, io: FakeIo) => Promise<void>,
  person: Pick<Circumstances, 'isTerminal' | 'env'> = {},
) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const io = fakeIo({ folder: workspace.folder, stopped, ...person });
  const ended = runCli(argv, io);
  try {
    await during(await addressIn(io, ended), io);
  } finally {
    stop();
  }
  return { code: await ended, ...io.said };
}

/** The address that a command says; what it ended with where it never says one. */
async function addressIn({ said }: FakeIo, ended: Promise<number>): Promise<string> {
  let code: number | undefined;
  void ended.then((value) => {
    code = value;
  });
  for (;;) {
    const [url] = /http:\/\/[\w.:]+/.exec(said.out) ?? [];
    if (url !== undefined) return url;
    if (code !== undefined) throw new Error(`ended with ${code}: ${said.err}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const START = ['start', '--port', '0'];
const gamesAt = async (url: string) =>
  (await fetch(`${url}/api/games`)).json() as Promise<{ name: string; lock: string }[]>;

test('start publishes the games of the workspace, says in a terminal what it does, and serves them', async () => {
  const { code, out, err } = await serving(
    START,
    async (url) => {
      expect(await gamesAt(url)).toMatchObject([{ name: 'conecta4@1.0.0' }]);
    },
    { isTerminal: true, env: { NO_COLOR: '1' } },
  );
  expect(code).toBe(0);
  expect(err).toContain('\r\u001b[2Kconecta4: render …');
  expect(err.endsWith('conecta4: store …\r\u001b[2Kpublished conecta4@1.0.0\n')).toBe(true);
  expect(out).toContain('│  games  conecta4@1.0.0');
});

test('a game that changed under its version is published again into a new local catalog', async () => {
  let lock = '';
  await serving(START, async (url) => {
    lock = (await gamesAt(url))[0]?.lock ?? '';
  });
  const same = await serving(START, async (url) => {
    expect((await gamesAt(url))[0]?.lock).toBe(lock);
  });
  expect(same.err).not.toContain('published');

  workspace.edit('texts/en.json', (text) => text.replace('Board full', 'The board is full'));
  const { err } = await serving(START, async (url) => {
    const [game] = await gamesAt(url);
    expect(game?.name).toBe('conecta4@1.0.0');
    expect(game?.lock).not.toBe(lock);
  });
  expect(err).toContain('A game changed under its version: the local catalog is begun anew.');
});

test('games with mistakes are told, and with no other there is nothing to serve', async () => {
  const other = temporaryWorkspace();
  other.edit('conecta4.game.json', (text) => text.replace('"drop",', '"dorp",'));
  const { code, err } = await tapete(START, { folder: other.folder });
  other.remove();
  expect(code).toBe(1);
  expect(err).toContain('games/conecta4/conecta4.game.json');
  expect(err).toContain('conecta4 is not published');
});

test('serve says its address on a line of its own, and a port that is taken', async () => {
  const taken = await listening();
  const { port } = taken.address() as AddressInfo;
  const busy = await tapete(['serve', '--port', String(port), '--store', 'memory:'], {
    folder: workspace.folder,
  });
  taken.close();
  expect(busy.code).toBe(1);
  expect(busy.err).toContain('error PORT_TAKEN');

  const { out, err } = await serving(['serve', '--port', '0', '--store', 'sqlite:games.db'], async (url) => {
    expect(await gamesAt(url)).toHaveLength(1);
  });
  expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(err).toContain(`1 game of ${join(workspace.folder, '.tapete/catalog')}`);
});

async function listening(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('there is nothing to serve where no catalog is', async () => {
  const { code, err } = await tapete(['serve', '--catalog', 'nowhere'], { folder: workspace.folder });
  expect(code).toBe(1);
  expect(err).toContain('error CATALOG_MISSING');
});
