import { type Report, showReport, conform as tryLaws } from '@tapete/conformance';
import type { JsonObject } from '@tapete/core';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { partsOf } from '../conform/parts-of.js';
import { wrongUseOf } from '../games/create-match.js';
import { openGame } from '../games/open-game.js';
import type { ExitCode } from '../io.js';
import { readConfig, wholeNumber } from '../options.js';
import { showProgress } from '../show/progress.js';

interface ConformOptions {
  readonly games: number;
  readonly seed: number;
  readonly seats?: number;
  readonly config?: JsonObject;
  readonly catalog?: string;
  readonly json?: true;
}

const EXAMPLE = `
Every law is tried on matches that are played at random; what breaks one is told with its seed and the
shortest moves that show it, as lines of a script for \`tapete run\`. Exit code 1 where a law is broken.

Example:
  tapete conform conecta4 --games 500`;

export const addConform: AddCommand = (program, cli) =>
  program
    .command('conform')
    .description('Try every law that a module must keep.')
    .argument('<game>', "a module's folder, an id of the workspace, or id@version")
    .option('--games <n>', 'matches that are played', wholeNumber(1, 1_000_000), 100)
    .option('--seed <n>', 'of the whole run, below 2^32', wholeNumber(0, 2 ** 32 - 1), 1)
    .option(
      '--seats <n>',
      'how many seats (default: every number that the game allows, in turn)',
      wholeNumber(1, 100),
    )
    .option(
      '--config <json>',
      'config of every match, as a JSON object (default: that of the game, or one by chance)',
      readConfig,
    )
    .option('--catalog <dir>', 'where id@version is looked for (default: .tapete/catalog)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (game: string, options: ConformOptions) => conform(cli, game, options)));

async function conform(cli: Cli, game: string, options: ConformOptions): Promise<ExitCode> {
  const report = await reportOf(cli, game, options);
  if (options.json) printJson(cli, report);
  else cli.io.out.write(showReport(report));
  return report.holds ? 0 : 1;
}

async function reportOf({ io }: Cli, game: string, options: ConformOptions): Promise<Report> {
  const search = { folder: io.folder, catalog: options.catalog };
  const { name, rules, code } = await openGame(game, search);
  const parts = await partsOf(game, search);
  const { games, seed, seats, config } = options;
  const progress = showProgress(io, { games, name });
  try {
    return await tryLaws({
      ...parts,
      game: rules,
      code,
      games,
      seed,
      seats,
      config,
      onProgress: progress.tell,
    });
  } catch (error) {
    throw wrongUseOf(error);
  } finally {
    progress.end();
  }
}
