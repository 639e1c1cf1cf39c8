import { hasErrors } from '@tapete/manifest';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import type { ExitCode } from '../io.js';
import { paintFor } from '../paint.js';
import { sayCounts, showFindings } from '../show/show-findings.js';
import { verifyPath } from '../verify/verify-path.js';

const EXAMPLE = `
A folder with a package.json is a module or a library: what its manifest names must be there. Of another
folder the files are checked, and what they say of each other. A folder without any such file is looked
through. Exit code 1 where there is an error.

Examples:
  tapete verify games/conecta4
  tapete verify examples/conformance plans/drop.plan.json --json`;

export const addVerify: AddCommand = (program, cli) =>
  program
    .command('verify')
    .description('Check modules, libraries and single files without running them.')
    .argument('<path...>', 'folders and files')
    .option('--json', 'print one JSON document: {"findings":[{"severity","code","file","path","message"…}]}')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (paths: readonly string[], options: { json?: true }) => verify(cli, paths, options)));

async function verify(cli: Cli, paths: readonly string[], { json }: { json?: true }): Promise<ExitCode> {
  const { io } = cli;
  const findings = paths.flatMap((path) => verifyPath(path, io.folder));
  if (json) printJson(cli, { findings });
  else {
    const paint = paintFor(io.out, io.env);
    io.out.write(`${showFindings(findings, paint)}${sayCounts(findings, paint)}\n`);
  }
  return hasErrors(findings) ? 1 : 0;
}
