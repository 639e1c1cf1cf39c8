import type { JsonObject } from '@tapete/core';
import { simulate as play, type Report, type Simulation, simulateInWorkers } from '@tapete/simulator';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { wrongUseOf } from '../games/create-match.js';
import { type OpenGame, openGame } from '../games/open-game.js';
import type { ExitCode } from '../io.js';
import { readConfig, readNames, wholeNumber } from '../options.js';
import { paintFor } from '../paint.js';
import { showProgress } from '../show/progress.js';
import { showReport } from '../show/show-report.js';

interface SimulateOptions {
  readonly games: number;
  readonly bots?: readonly string[];
  readonly seed: number;
  readonly seats?: number;
  readonly config?: JsonObject;
  readonly workers: number;
  readonly catalog?: string;
  readonly json?: true;
}

const EXAMPLE = `
The same seed gives the same report, however many workers play it.

Example:
  tapete simulate conecta4 --games 10000 --bots random,random --workers 2`;

export const addSimulate: AddCommand = (program, cli) =>
  program
    .command('simulate')
    .description('Let bots play many games, and say what came of them.')
    .argument('<game>', "a module's folder, an id of the workspace, or id@version")
    .requiredOption('--games <n>', 'how many', wholeNumber(1, 1_000_000_000))
    .option(
      '--bots <names>',
      'bots by seat, again from the first after the last: random, or what the game brings (default: random)',
      readNames,
    )
    .option('--seed <n>', 'of the whole run, below 2^32', wholeNumber(0, 2 ** 32 - 1), 1)
    .option('--seats <n>', 'how many seats (default: the fewest that the game allows)', wholeNumber(1, 100))
    .option('--config <json>', 'config of every match, as a JSON object', readConfig)
    .option('--workers <n>', 'threads that play', wholeNumber(1, 256), 1)
    .option('--catalog <dir>', 'where id@version is looked for (default: .tapete/catalog)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (game: string, options: SimulateOptions) => simulate(cli, game, options)));

/** A game that broke is a finding. */
async function simulate(cli: Cli, game: string, options: SimulateOptions): Promise<ExitCode> {
  const { io } = cli;
  const opened = await openGame(game, { folder: io.folder, catalog: options.catalog });
  const report = await reportOf(cli, opened, options);
  if (options.json) printJson(cli, report);
  else io.out.write(showReport(report, opened.name, paintFor(io.out, io.env)));
  return report.broken === 0 ? 0 : 1;
}

async function reportOf({ io }: Cli, game: OpenGame, options: SimulateOptions): Promise<Report> {
  const { games, seed, bots, seats, config, workers } = options;
  const progress = showProgress(io, { games, name: game.name });
  const simulation: Simulation = {
    games,
    seed,
    ...(bots && { bots }),
    ...(seats !== undefined && { seats }),
    ...(config && { config }),
    onProgress: progress.tell,
  };
  try {
    if (workers === 1) return play(game.rules, simulation);
    return await simulateInWorkers(game.rules, { ...simulation, rules: game.code, workers });
  } catch (error) {
    throw wrongUseOf(error);
  } finally {
    progress.end();
  }
}
