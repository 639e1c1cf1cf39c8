import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JsonObject, LockedMatch } from '@tapete/core';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { createMatch } from '../games/create-match.js';
import { type OpenGame, openGame } from '../games/open-game.js';
import { readGiven } from '../given-file.js';
import type { ExitCode } from '../io.js';
import { readConfig, readSeed, wholeNumber } from '../options.js';
import { playScript } from '../script/play-script.js';
import { readScript, type ScriptStep } from '../script/read-script.js';
import { reportMatch } from '../script/report-match.js';
import { showRun } from '../show/show-run.js';
import { WrongUse } from '../wrong-use.js';

interface RunOptions {
  readonly script: string;
  readonly seed: string;
  readonly chance?: string;
  readonly seats?: number;
  readonly config?: JsonObject;
  readonly catalog?: string;
  readonly record?: string;
  readonly json?: true;
}

const EXAMPLE = `
A script has one step a line:
  {"seat":"p0","action":"drop","payload":{"column":3}}
  {"seat":"p0","undo":true}
  {"seat":"p1","withdraw":true}
A refused step changes nothing and does not stop the script.

Example:
  tapete run conecta4 --script moves.jsonl --seed 7 --json`;

export const addRun: AddCommand = (program, cli) =>
  program
    .command('run')
    .description('Play a scripted match and say where it stands.')
    .argument('<game>', "a module's folder, an id of the workspace, or id@version")
    .requiredOption('--script <file>', 'the steps, as JSON Lines')
    .option('--seed <seed>', 'a number below 2^32, or 64 hex digits', readSeed, '1')
    .option('--chance <file>', 'what chance gives, as a JSON list; after its end the seed goes on')
    .option('--seats <n>', 'how many seats (default: the fewest that the game allows)', wholeNumber(1, 100))
    .option('--config <json>', 'config of the match, as a JSON object', readConfig)
    .option('--catalog <dir>', 'where id@version is looked for (default: .tapete/catalog)')
    .option('--record <file>', 'write the record of the match into a file: `tapete audit` proves it')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (game: string, options: RunOptions) => run(cli, game, options)));

async function run(cli: Cli, game: string, options: RunOptions): Promise<ExitCode> {
  const { folder } = cli.io;
  const steps = readSteps(folder, options.script);
  const opened = await openGame(game, { folder, catalog: options.catalog });
  const match = createMatch(opened.rules, options, folder);
  const receipts = playScript(match, steps);
  if (options.record) writeFileSync(resolve(folder, options.record), recordOf(match, opened));
  if (options.json) printJson(cli, reportMatch(match, receipts));
  else cli.io.out.write(showRun({ game: opened, match, steps, receipts, io: cli.io }));
  return 0;
}

/** With the lock of a published game; a module's folder has none. */
const recordOf = (match: LockedMatch, { lock }: OpenGame): string =>
  `${JSON.stringify(match.record(lock), undefined, 2)}\n`;

/** Refused as wrong use: SCRIPT_WRONG, with every line that is no step. */
function readSteps(folder: string, file: string): readonly ScriptStep[] {
  const { steps, mistakes } = readScript(readGiven(folder, file));
  if (mistakes.length === 0) return steps;
  const told = mistakes.map(({ line, message }) => `${file}:${line}: ${message}`);
  throw new WrongUse('SCRIPT_WRONG', told.join('\n'), 'tapete run --help shows what a step looks like.');
}
