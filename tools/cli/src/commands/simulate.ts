import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { JsonObject } from '@tapete/core';
import {
  movesOfGame,
  simulate as play,
  type Report,
  type Simulation,
  simulateInWorkers,
} from '@tapete/simulator';
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
  readonly workers?: number;
  readonly replay?: true;
  readonly game?: number;
  readonly script?: string;
  readonly catalog?: string;
  readonly json?: true;
}

const EXAMPLE = `
The same seed gives the same report, however many workers play it. A game that breaks or does not end stops nothing: it is
told with the commands that show it.

Example:
  tapete simulate conecta4 --games 10000 --bots random,random --workers 2
  tapete simulate conecta4 --games 10000 --game 371 --script game-371.jsonl`;

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
    .option(
      '--workers <n>',
      'threads that play (default: one a core, one for few games)',
      wholeNumber(1, 256),
    )
    .option('--replay', 'play every game again from its record, and compare where it comes to')
    .option('--game <n>', 'play only this game of the run, and write its moves', wholeNumber(0, 999_999_999))
    .option('--script <file>', 'where the moves of --game are written, for tapete run')
    .option('--catalog <dir>', 'where id@version is looked for (default: .tapete/catalog)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (game: string, options: SimulateOptions) => simulate(cli, game, options)));

/** A game that broke is a finding. */
async function simulate(cli: Cli, game: string, options: SimulateOptions): Promise<ExitCode> {
  const { io } = cli;
  const opened = await openGame(game, { folder: io.folder, catalog: options.catalog });
  if (options.game !== undefined)
    return writeMoves(cli, opened, { ...options, of: game, game: options.game });
  const report = await reportOf(cli, opened, options);
  const commandOf = (number: number, seed: string) => showingCommand(game, options, { game: number, seed });
  if (options.json) printJson(cli, withCommands(report, commandOf));
  else io.out.write(showReport(report, { name: opened.name, paint: paintFor(io.out, io.env), commandOf }));
  return report.broken === 0 ? 0 : 1;
}

async function reportOf({ io }: Cli, game: OpenGame, options: SimulateOptions): Promise<Report> {
  const { games, workers = workersFor(games), replay = false } = options;
  const progress = showProgress(io, { games, name: game.name });
  const simulation = { ...simulationOf(options), replays: replay, onProgress: progress.tell };
  try {
    if (workers === 1) return play(game.rules, simulation);
    return await simulateInWorkers(game.rules, { ...simulation, rules: game.code, workers });
  } catch (error) {
    throw wrongUseOf(error);
  } finally {
    progress.end();
  }
}

const simulationOf = ({ games, seed, bots, seats, config }: SimulateOptions): Simulation => ({
  games,
  seed,
  ...(bots && { bots }),
  ...(seats !== undefined && { seats }),
  ...(config && { config }),
});

/** Below this many games a thread is not worth its start. */
const GAMES_A_WORKER = 300;

const workersFor = (games: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(games / GAMES_A_WORKER)));

/** One game of the run as a script: into a file, else to standard output. Where it broke is said on standard error. */
function writeMoves(
  { io }: Cli,
  { rules }: OpenGame,
  options: SimulateOptions & { readonly of: string; readonly game: number },
): ExitCode {
  const { message, seed, steps } = movesOf(rules, options);
  const lines = steps.map((step) => `${JSON.stringify(step)}\n`).join('');
  if (options.script === undefined) io.out.write(lines);
  else writeFileSync(resolve(io.folder, options.script), lines);
  const told = message === undefined ? '' : `it broke after this: ${message}\n`;
  io.err.write(`game ${options.game}, seed ${seed}: ${steps.length} steps\n${told}`);
  return message === undefined ? 0 : 1;
}

function movesOf(rules: OpenGame['rules'], options: SimulateOptions & { readonly game: number }) {
  try {
    return movesOfGame(rules, simulationOf(options), options.game);
  } catch (error) {
    throw wrongUseOf(error);
  }
}

/** What shows one game of the run: its moves are written, then played. */
function showingCommand(
  of: string,
  options: SimulateOptions,
  { game, seed }: { game: number; seed: string },
): string {
  const { bots, seats, config, catalog } = options;
  const place = [
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...(config ? [`--config '${JSON.stringify(config)}'`] : []),
    ...(catalog === undefined ? [] : [`--catalog ${catalog}`]),
  ];
  const script = `--script game-${game}.jsonl`;
  const playing = [
    `--games ${options.games} --seed ${options.seed}`,
    ...(bots ? [`--bots ${bots.join(',')}`] : []),
  ];
  const words = (command: string, ...parts: string[]) => ['tapete', command, of, ...parts].join(' ');
  return `${words('simulate', ...playing, ...place, `--game ${game}`, script)}; ${words('run', ...place, `--seed ${seed}`, script)}`;
}

type CommandOf = (game: number, seed: string) => string;

const withCommands = (report: Report, commandOf: CommandOf) => ({
  ...report,
  brokenGames: report.brokenGames.map((each) => ({ ...each, command: commandOf(each.game, each.seed) })),
  unfinishedGames: report.unfinishedGames.map((each) => ({
    ...each,
    command: commandOf(each.game, each.seed),
  })),
});
