import { existsSync } from 'node:fs';
import { type CatalogGame, compareVersions, nearest } from '@tapete/manifest';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { catalogFolder, readCatalogFolder } from '../games/catalog-folder.js';
import type { ExitCode } from '../io.js';
import { type Paint, paintFor } from '../paint.js';
import { WrongUse } from '../wrong-use.js';

interface CatalogOptions {
  readonly catalog?: string;
  readonly json?: true;
}

const EXAMPLE = `
Every version that was ever published, the newest first, with what may be done with it: new matches of an
active one, none of an inactive one, nothing with a blocked one.

Examples:
  tapete catalog
  tapete catalog conecta4 --json`;

export const addCatalog: AddCommand = (program, cli) =>
  program
    .command('catalog')
    .description('List what a catalog has: versions, their state, their locks and keys.')
    .argument('[id]', 'only the versions of this game')
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (id: string | undefined, options: CatalogOptions) => listCatalog(cli, id, options)));

function listCatalog(cli: Cli, id: string | undefined, options: CatalogOptions): ExitCode {
  const folder = catalogFolder(cli.io.folder, options.catalog);
  if (!existsSync(folder)) throw new WrongUse('CATALOG_MISSING', `there is no catalog at ${folder}`);
  const { lines, head, games, owners } = readCatalogFolder(folder);
  const all = [...games.values()].sort(newestFirst);
  const shown = id === undefined ? all : all.filter(({ name }) => name === id);
  if (id !== undefined && shown.length === 0) throw unknown(id, all);
  if (options.json) {
    const keys = Object.fromEntries([...owners].map(([name, { keys: own }]) => [name, own]));
    printJson(cli, { lines, head, games: shown.map(entryOf), keys });
  } else cli.io.out.write(tableOf(shown, paintFor(cli.io.out, cli.io.env)));
  return 0;
}

function newestFirst(one: CatalogGame, other: CatalogGame): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return compareVersions(other.version, one.version);
}

function unknown(id: string, games: readonly CatalogGame[]): WrongUse {
  const near = nearest(
    id,
    games.map(({ name }) => name),
  );
  return new WrongUse(
    'GAME_UNKNOWN',
    `${id} is not in the catalog`,
    near === undefined ? undefined : `Did you mean ${near}?`,
  );
}

const statusOf = ({ isActive, blocked }: CatalogGame): 'active' | 'inactive' | 'blocked' => {
  if (blocked !== undefined) return 'blocked';
  return isActive ? 'active' : 'inactive';
};

const entryOf = (game: CatalogGame) => ({
  name: `${game.name}@${game.version}`,
  status: statusOf(game),
  ...(game.blocked === undefined ? {} : { reason: game.blocked }),
  publishedAt: game.publishedAt,
  lock: game.lock,
  ...(game.by === undefined ? {} : { by: game.by }),
});

function tableOf(games: readonly CatalogGame[], paint: Paint): string {
  if (games.length === 0) return 'Nothing is published yet.\n';
  const rows = games.map((game) => ({ game, cells: cellsOf(game) }));
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const colours = { active: paint.green, inactive: paint.dim, blocked: paint.red } as const;
  return rows
    .map(({ game, cells }) => {
      const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
      const [name, status, ...rest] = padded as [string, string, ...string[]];
      const line = [name, colours[statusOf(game)](status), ...rest].join('  ').trimEnd();
      return game.blocked === undefined ? `${line}\n` : `${line}\n    ${game.blocked}\n`;
    })
    .join('');
}

/** Enough of a lock and of a key to tell it from others; `--json` has the whole. */
const cellsOf = (game: CatalogGame): string[] => [
  `${game.name}@${game.version}`,
  statusOf(game),
  game.publishedAt.slice(0, 16).replace('T', ' '),
  `lock ${game.lock.slice('sha512-'.length, 'sha512-'.length + 10)}…`,
  game.by === undefined ? 'not signed' : `${game.by.slice(0, 'ed25519:'.length + 10)}…`,
];
