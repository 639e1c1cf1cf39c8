import type { Cli } from './command.js';
import type { ExitCode, Io } from './io.js';
import { createProgram } from './program.js';
import { tellError } from './tell-error.js';

/** One call of `tapete`. Never throws: whatever goes wrong is told, and is in the exit code. */
export async function runCli(argv: readonly string[], io: Io): Promise<ExitCode> {
  const cli: Cli = { io, exitCode: 0 };
  const program = createProgram(cli);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return cli.exitCode;
  } catch (error) {
    return tellError(error, { argv, io, program });
  }
}
