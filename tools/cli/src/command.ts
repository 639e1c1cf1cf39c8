import type { Command } from 'commander';
import type { ExitCode, Io } from './io.js';

/** What every command is made with. */
export interface Cli {
  readonly io: Io;
  exitCode: ExitCode;
}

/** Adds one command to the program. */
export type AddCommand = (program: Command, cli: Cli) => Command;

/** A command's action: what it gives back is how the process ends. */
export function ending<Args extends unknown[]>(
  cli: Cli,
  act: (...args: Args) => ExitCode | Promise<ExitCode>,
) {
  return async (...args: Args): Promise<void> => {
    cli.exitCode = await act(...args);
  };
}

/** The one JSON document of a command that was asked for `--json`. */
export function printJson({ io }: Cli, document: unknown): void {
  io.out.write(`${JSON.stringify(document)}\n`);
}
