import { relative } from 'node:path';
import type { Host } from '@tapete/host';
import { type AddCommand, type Cli, ending } from '../command.js';
import { isFailure } from '../failures.js';
import { foundIn } from '../found.js';
import { catalogFolder } from '../games/catalog-folder.js';
import { type Publishing, publishWorkspace, type WorkspaceGame } from '../games/publish-workspace.js';
import { playerFolder, type Service, serveGames } from '../games/serve-games.js';
import { findWorkspace } from '../games/workspace.js';
import type { ExitCode, Io } from '../io.js';
import { wholeNumber } from '../options.js';
import { paintFor } from '../paint.js';
import { boxed } from '../show/box.js';
import { showFindings } from '../show/show-findings.js';
import { WrongUse } from '../wrong-use.js';

interface StartOptions {
  readonly port?: number;
  readonly host: string;
  readonly store?: string;
}

/** Not one of those that other tools like to take. */
const PORT = 8023;
const PORTS_TRIED = 50;

const EXAMPLE = `
What changed since the last start is published again into .tapete/catalog, which is your own: a game that
changed under the same version begins that catalog anew, and matches of the game as it was cannot go on.
Without --port the first free port from ${PORT} on is taken.

Example:
  tapete start --port 8080`;

export const addStart: AddCommand = (program, cli) =>
  program
    .command('start')
    .description("Publish the workspace's games into the local catalog and serve them.")
    .option('--port <n>', `port (default: the first free one from ${PORT} on)`, wholeNumber(0, 65535))
    .option('--host <address>', 'address to listen at; 0.0.0.0 is every one of this machine', '127.0.0.1')
    .option('--store <url>', 'where matches are kept: sqlite:<path> or memory: (default: .tapete/matches.db)')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (options: StartOptions) => start(cli, options)));

async function start({ io }: Cli, options: StartOptions): Promise<ExitCode> {
  const workspace = findWorkspace(io.folder);
  if (workspace === undefined)
    throw new WrongUse('WORKSPACE_MISSING', `${io.folder} lies in no workspace with games`);
  const catalog = catalogFolder(io.folder, undefined);
  const { games, isNew } = await publishWorkspace(workspace, catalog, telling(io));
  if (isNew) io.err.write('A game changed under its version: the local catalog is begun anew.\n');
  if (games.every(({ published }) => published.status === 'refused')) return 1;
  // Not before: a signal while games are published ends the process at once, and leaves the catalog whole.
  const stopped = io.stopped();
  // What lies in the workspace is built here, from sources that are this machine's own.
  const inProcess = games.map(({ id }) => id);
  const service = { ...options, folder: io.folder, catalog, store: options.store, inProcess };
  const host = await serveSomewhere(service);
  tellAddress(io, host, games);
  await stopped;
  await host.close();
  return 0;
}

/** In a terminal a line says what is done just now; what came of each game stays. */
function telling(io: Io): Publishing {
  const { err, env } = io;
  const paint = paintFor(err, env);
  const clear = err.isTerminal ? '\r\u001b[2K' : '';
  return {
    onStep: (id, step) => err.isTerminal && err.write(`${clear}${paint.dim(`${id}: ${step} …`)}`),
    onGame: (game) => {
      err.write(clear);
      tellGame(io, game);
    },
  };
}

/** One game with mistakes keeps nobody from playing the others. */
function tellGame({ err, env, folder }: Io, { id, folder: own, published }: WorkspaceGame): void {
  const paint = paintFor(err, env);
  const refused = published.status === 'refused';
  const findings = refused ? published.findings : published.warnings;
  err.write(showFindings(foundIn(relative(folder, own), findings), paint));
  if (refused) err.write(`${paint.red(`${id} is not published`)}\n`);
  else if (published.status === 'published') err.write(`${paint.green('published')} ${published.name}\n`);
}

/** A port that was asked for, or the next free one. */
async function serveSomewhere(options: Omit<Service, 'port'> & { port?: number }): Promise<Host> {
  if (options.port !== undefined) return serveGames({ ...options, port: options.port });
  for (let port = PORT; ; port++) {
    try {
      return await serveGames({ ...options, port });
    } catch (error) {
      const isTaken = isFailure(error) && error.code === 'PORT_TAKEN';
      if (!isTaken || port === PORT + PORTS_TRIED) throw error;
    }
  }
}

function tellAddress({ out, env }: Io, host: Host, games: readonly WorkspaceGame[]): void {
  const paint = paintFor(out, env);
  const served = games.flatMap(({ published }) => (published.status === 'refused' ? [] : [published.name]));
  const lines = [
    `${paint.bold('Tapete')}  the table is laid`,
    '',
    paint.cyan(paint.bold(host.url)),
    '',
    `games  ${served.join(', ')}`,
    playerFolder() === undefined ? 'The page is not built: only the interface is served.' : 'Ctrl-C stops.',
  ];
  out.write(boxed(lines, paint));
}
