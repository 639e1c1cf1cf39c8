import { relative } from 'node:path';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { createModule } from '../games/create-module.js';
import type { ExitCode } from '../io.js';
import { paintFor } from '../paint.js';

const EXAMPLE = `
The new module is a small game that can be played at once. Change its manifest, then \`tapete update\` it. With --data its
rules stand in the manifest, and there is nothing to compile.

Example:
  tapete create three-stones
  tapete create high-steps --data`;

interface CreateOptions {
  readonly data?: true;
  readonly json?: true;
}

export const addCreate: AddCommand = (program, cli) =>
  program
    .command('create')
    .description('Make a new module.')
    .argument('<id or dir>', "an id, made in the workspace's games, or a folder")
    .option('--data', 'rules as data: a card game without a line of code')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (place: string, options: CreateOptions) => create(cli, place, options)));

async function create(cli: Cli, place: string, { json, data }: CreateOptions): Promise<ExitCode> {
  const { io } = cli;
  const { id, folder, written } = await createModule(place, io.folder, data ? 'data' : 'code');
  const shown = relative(io.folder, folder) || '.';
  if (json) {
    printJson(cli, { id, folder: shown, written });
    return 0;
  }
  const paint = paintFor(io.out, io.env);
  const lines = written.map((path) => `${paint.green('wrote')} ${shown}/${path}`);
  const next = ['verify', 'conform', 'play'].map((command) => `  tapete ${command} ${shown}`);
  io.out.write(`${[...lines, '', 'Next:', ...next].join('\n')}\n`);
  return 0;
}
