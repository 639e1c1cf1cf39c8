import { relative } from 'node:path';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { createModule } from '../games/create-module.js';
import type { ExitCode } from '../io.js';
import { paintFor } from '../paint.js';

const EXAMPLE = `
The new module is a small game that can be played at once. Change its manifest, then \`tapete update\` it.

Example:
  tapete create three-stones`;

export const addCreate: AddCommand = (program, cli) =>
  program
    .command('create')
    .description('Make a new module.')
    .argument('<id or dir>', "an id, made in the workspace's games, or a folder")
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (place: string, options: { json?: true }) => create(cli, place, options)));

async function create(cli: Cli, place: string, { json }: { json?: true }): Promise<ExitCode> {
  const { io } = cli;
  const { id, folder, written } = await createModule(place, io.folder, 'code');
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
