import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '@tapete/core';

const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));
const PUBLISH = fileURLToPath(new URL('publish-game.mjs', import.meta.url));
const COMMAND = fileURLToPath(new URL('../bin/tapete.js', import.meta.url));

/** A host as a process of its own: a catalog with games in it, a store on the disk, the page, a port. */
export class House {
  readonly #folder: string;
  #host: ChildProcess | undefined;
  #url = '';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Publishes games of the workspace into a catalog of its own and serves it. */
  static async open(games: readonly string[] = ['conecta4']): Promise<House> {
    if (!existsSync(new URL('../dist/main.js', import.meta.url)))
      throw new Error(
        'these tests run the built command: npm run do -- turbo run build --filter=@tapete/cli...',
      );
    const house = new House(mkdtempSync(join(tmpdir(), 'tapete-house-')));
    for (const game of games) await publishGame(game, house.catalog);
    await house.begin();
    return house;
  }

  get url(): string {
    return this.#url;
  }

  get catalog(): string {
    return join(this.#folder, 'catalog');
  }

  /** Starts the host; after it was killed, at the same port and with the same store. */
  async begin(): Promise<void> {
    const port = this.#url === '' ? '0' : new URL(this.#url).port;
    const store = `sqlite:${join(this.#folder, 'matches.db')}`;
    const args = [COMMAND, 'serve', '--catalog', this.catalog, '--store', store, '--port', port];
    const host = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#host = host;
    let faults = '';
    host.stderr.setEncoding('utf8').on('data', (text) => {
      faults += text;
    });
    const said = once(createInterface(host.stdout), 'line') as Promise<[string]>;
    const ended = once(host, 'exit').then(([code]) => {
      throw new Error(`the host ended with ${code} before it said its address: ${faults}`);
    });
    [this.#url] = await Promise.race([said, ended]);
    ended.catch(() => undefined);
  }

  /** As a power cut ends it: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async record(match: string): Promise<MatchRecord> {
    return (await fetch(`${this.#url}/api/matches/${match}/record`)).json() as Promise<MatchRecord>;
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const host = this.#host;
    this.#host = undefined;
    if (host === undefined || host.exitCode !== null || host.signalCode !== null) return;
    const gone = once(host, 'exit');
    host.kill(signal);
    await gone;
  }
}

async function publishGame(game: string, catalog: string): Promise<void> {
  const argv = [PUBLISH, join(WORKSPACE, 'games', game), WORKSPACE, catalog];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${game} was not published, ${code}: ${said}`);
}
