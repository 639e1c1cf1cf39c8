import { relative, resolve } from 'node:path';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { foundIn } from '../found.js';
import { updateModule } from '../games/update-module.js';
import type { ExitCode } from '../io.js';
import { paintFor } from '../paint.js';
import { showFindings } from '../show/show-findings.js';

const EXAMPLE = `
Written anew is what was generated: types and schemas. Stubs are made where there is no file yet. What an
author wrote is never changed, and a state that is gone is told, not deleted.

Example:
  tapete update games/conecta4`;

export const addUpdate: AddCommand = (program, cli) =>
  program
    .command('update')
    .description("Write types and stubs from a module's manifest.")
    .argument('[dir]', "the module's folder", '.')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (dir: string, options: { json?: true }) => update(cli, dir, options)));

function update(cli: Cli, dir: string, { json }: { json?: true }): ExitCode {
  const { io } = cli;
  const folder = resolve(io.folder, dir);
  const { written, findings } = updateModule(folder, io.folder);
  const told = foundIn(relative(io.folder, folder), findings);
  if (json) {
    printJson(cli, { written, findings: told });
    return 0;
  }
  const paint = paintFor(io.out, io.env);
  const lines =
    written.length === 0
      ? ['Everything is up to date.']
      : written.map((path) => `${paint.green('wrote')} ${path}`);
  io.out.write(`${lines.join('\n')}\n${showFindings(told, paint)}`);
  return 0;
}
