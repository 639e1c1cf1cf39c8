import { Command } from 'commander';
import type { AddCommand, Cli } from './command.js';
import { addActivate, addDeactivate } from './commands/activate.js';
import { addAudit } from './commands/audit.js';
import { addBlock, addUnblock } from './commands/block.js';
import { addCatalog } from './commands/catalog.js';
import { addCheckpoint } from './commands/checkpoint.js';
import { addConform } from './commands/conform.js';
import { addCreate } from './commands/create.js';
import { addKey } from './commands/key.js';
import { addPerft } from './commands/perft.js';
import { addPlay } from './commands/play.js';
import { addPublish } from './commands/publish.js';
import { addReceive } from './commands/receive.js';
import { addRun } from './commands/run.js';
import { addServe } from './commands/serve.js';
import { addSimulate } from './commands/simulate.js';
import { addStart } from './commands/start.js';
import { addUpdate } from './commands/update.js';
import { addVerify } from './commands/verify.js';
import { hasColours, paintFor } from './paint.js';
import { usageOf } from './tell-error.js';
import { VERSION } from './version.js';

/** In the order in which an author needs them. */
const COMMANDS: readonly AddCommand[] = [
  addCreate,
  addUpdate,
  addVerify,
  addConform,
  addPlay,
  addRun,
  addPerft,
  addSimulate,
  addPublish,
  addReceive,
  addActivate,
  addDeactivate,
  addBlock,
  addUnblock,
  addCatalog,
  addKey,
  addCheckpoint,
  addAudit,
  addServe,
  addStart,
];

export function createProgram(cli: Cli): Command {
  const program = new Command('tapete')
    .description('Turn-based games, published as packages.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .exitOverride();
  talkThrough(program, cli);
  for (const add of COMMANDS) {
    const command = add(program, cli);
    command.showHelpAfterError(usageOf(command));
  }
  return program.showHelpAfterError(usageOf(program));
}

function talkThrough(program: Command, { io: { out, err, env } }: Cli): void {
  const paint = paintFor(err, env);
  program.configureOutput({
    writeOut: (text) => out.write(text),
    writeErr: (text) => err.write(text),
    outputError: (text, write) => write(`${paint.red(text.trimEnd())}\n\n`),
    getOutHelpWidth: () => out.columns,
    getErrHelpWidth: () => err.columns,
    getOutHasColors: () => hasColours(out, env),
    getErrHasColors: () => hasColours(err, env),
  });
}
