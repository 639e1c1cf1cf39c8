import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '@tapete/core';
import type { Key } from '@tapete/manifest';
import { type AddCommand, type Cli, ending } from '../command.js';
import { catalogFolder, readCatalogFolder } from '../games/catalog-folder.js';
import { receivingProcess } from '../games/receiving-process.js';
import { playerFolder, serveGames } from '../games/serve-games.js';
import type { ExitCode } from '../io.js';
import { readKey, wholeNumber } from '../options.js';

interface ServeOptions {
  readonly catalog?: string;
  readonly store?: string;
  readonly port: number;
  readonly host: string;
  readonly operator?: Key;
  readonly inProcess: readonly string[];
  readonly acceptPublications?: true;
  readonly publisher: readonly Key[];
  readonly operatorFile?: string;
  readonly review?: true;
}

const EXAMPLE = `
The catalog is read again whenever it grows: what is published or activated meanwhile counts at once.
Rules run isolated, each match by itself. Those of games that you trust like this program may run in its own
process, which is faster: --in-process conecta4 brisca.
Whoever has a key may send games, where --accept-publications is given: they are checked and isolated, and whoever
plays them sees them at once. Without --publisher that is everybody; names go to those who come first.
Standard output gets one line with the address. Ctrl-C stops, once all that was taken is stored.

Example:
  tapete serve --catalog .tapete/catalog --store sqlite:matches.db --port 8023`;

export const addServe: AddCommand = (program, cli) =>
  program
    .command('serve')
    .description('Serve the games of a catalog, with the page where people play.')
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--store <url>', 'where matches are kept: sqlite:<path> or memory: (default: .tapete/matches.db)')
    .option(
      '--operator <key>',
      "believe only what this key has signed: the public half of the operator's",
      readKey,
    )
    .option('--port <n>', 'port; 0 is any free one', wholeNumber(0, 65535), 8023)
    .option('--host <address>', 'address to listen at; 0.0.0.0 is every one of this machine', '127.0.0.1')
    .option('--in-process <games...>', "ids of games whose rules run in the host's own process, or all", [])
    .option('--accept-publications', 'take games that are sent with `tapete publish --to`')
    .option('--publisher <key>', 'of those, only what this key has signed; may be given again', addKey, [])
    .option('--review', 'put them into the catalog inactive, for `tapete activate` to let them be played')
    .option('--operator-file <file>', "vouch for what is taken in with the operator's key")
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (options: ServeOptions) => serve(cli, options)));

async function serve({ io }: Cli, options: ServeOptions): Promise<ExitCode> {
  const catalog = catalogFolder(io.folder, options.catalog);
  if (options.acceptPublications) mkdirSync(catalog, { recursive: true });
  if (!existsSync(catalog)) throw noCatalog(catalog);
  const stopped = io.stopped();
  const inProcess = options.inProcess.map((game) => (game === 'all' ? '*' : game));
  const receiver =
    options.acceptPublications && (await receivingProcess(receiveOptions(catalog, io.folder, options)));
  const host = await serveGames({
    ...options,
    folder: io.folder,
    catalog,
    inProcess,
    ...(receiver && { receiver }),
  });
  if (receiver) io.err.write('Publications are taken: tapete publish <dir> --to URL --key FILE\n');
  const active = [...readCatalogFolder(catalog).games.values()].filter((game) => game.isActive).length;
  io.err.write(`${active === 1 ? '1 game' : `${active} games`} of ${catalog}\n`);
  if (playerFolder() === undefined) io.err.write('The page is not built, so only the interface is served.\n');
  io.out.write(`${host.url}\n`);
  await stopped;
  await host.close();
  return 0;
}

const addKey = (text: string, before: readonly Key[]): readonly Key[] => [...before, readKey(text)];

/** What `tapete receive` is asked for each publication. */
function receiveOptions(catalog: string, folder: string, options: ServeOptions): readonly string[] {
  const { publisher, review, operatorFile } = options;
  return [
    '--catalog',
    catalog,
    ...(review ? [] : ['--activate']),
    ...(operatorFile === undefined ? [] : ['--operator', resolve(folder, operatorFile)]),
    ...publisher.flatMap((key) => ['--publisher', key]),
  ];
}

const noCatalog = (catalog: string): Failure =>
  new Failure(
    'CATALOG_MISSING',
    `there is no catalog at ${catalog}`,
    'Publish a game into it: tapete publish <dir> --catalog DIR',
  );
