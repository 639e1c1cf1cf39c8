import type { JsonObject } from '@tapete/core';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { asWrongUse, setupOf } from '../games/create-match.js';
import { openGame } from '../games/open-game.js';
import type { ExitCode } from '../io.js';
import { readConfig, readSeed, wholeNumber } from '../options.js';

interface PerftOptions {
  readonly depth: number;
  readonly seed: string;
  readonly seats?: number;
  readonly config?: JsonObject;
  readonly catalog?: string;
  readonly json?: true;
}

const EXAMPLE = `
Games that are over are not extended. Every acting seat's moves count, a domain's rows one by one.

Example:
  tapete perft conecta4 --depth 5`;

export const addPerft: AddCommand = (program, cli) =>
  program
    .command('perft')
    .description('Count the sequences of moves of each length.')
    .argument('<game>', "a module's folder, an id of the workspace, or id@version")
    .requiredOption('--depth <n>', 'the longest sequences', wholeNumber(0, 100))
    .option('--seed <seed>', 'a number below 2^32, or 64 hex digits', readSeed, '1')
    .option('--seats <n>', 'how many seats (default: the fewest that the game allows)', wholeNumber(1, 100))
    .option('--config <json>', 'config of the match, as a JSON object', readConfig)
    .option('--catalog <dir>', 'where id@version is looked for (default: .tapete/catalog)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (game: string, options: PerftOptions) => perft(cli, game, options)));

async function perft(cli: Cli, game: string, options: PerftOptions): Promise<ExitCode> {
  const { folder } = cli.io;
  const { rules } = await openGame(game, { folder, catalog: options.catalog });
  const counts = asWrongUse(() => rules.perft(setupOf(rules, options, folder), options.depth));
  if (options.json) printJson(cli, { counts });
  else cli.io.out.write(table(counts));
  return 0;
}

function table(counts: readonly number[]): string {
  const rows = counts.map((count, length) => [String(length), String(count)] as const);
  const width = Math.max(9, ...rows.map(([, count]) => count.length));
  const line = (length: string, count: string) => `${length.padStart(6)}  ${count.padStart(width)}\n`;
  return line('length', 'sequences') + rows.map(([length, count]) => line(length, count)).join('');
}
