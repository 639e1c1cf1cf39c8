import { InvalidArgumentError } from 'commander';
import { auditRecord, type StepDone } from '../audit/audit-record.js';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { catalogFolder } from '../games/catalog-folder.js';
import { readGiven } from '../given-file.js';
import type { ExitCode } from '../io.js';
import { type Paint, paintFor } from '../paint.js';

interface AuditOptions {
  readonly catalog?: string;
  readonly commitment?: string;
  readonly part: Readonly<Record<string, string>>;
  readonly json?: true;
}

const EXAMPLE = `
The record of a match that is over is at /api/matches/<match>/record. From it and the catalog alone: its lock and
every file of its game, the seed, and the state after every entry. The commitment is what \`welcome\` had.

Example:
  tapete audit record.json`;

export const addAudit: AddCommand = (program, cli) =>
  program
    .command('audit')
    .description('Replay a record against its lock and its seed.')
    .argument('<record>', 'a file with the record of a match')
    .option('--catalog <dir>', 'where its game is looked for (default: .tapete/catalog)')
    .option('--commitment <hex>', 'what was shown before the first move')
    .option('--part <seat=hex>', 'what a seat added to the seed; may be given again', addPart, {})
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (record: string, options: AuditOptions) => audit(cli, record, options)));

async function audit(cli: Cli, file: string, options: AuditOptions): Promise<ExitCode> {
  const { folder, env, out } = cli.io;
  const catalog = catalogFolder(folder, options.catalog);
  const { folderShelf } = await import('@tapete/host');
  const shelf = folderShelf(catalog);
  const steps = await auditRecord(readGiven(folder, file), {
    open: async (name) => shelf.open(await shelf.published(name)),
    commitment: options.commitment,
    parts: options.part,
  });
  const isProved = steps.every(({ status }) => status !== 'failed');
  if (options.json) printJson(cli, { status: isProved ? 'proved' : 'refuted', steps });
  else out.write(linesOf(steps, paintFor(out, env)));
  return isProved ? 0 : 1;
}

function addPart(text: string, before: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [, seat, part] = /^(p\d+)=([0-9a-fA-F]+)$/.exec(text) ?? [];
  if (seat === undefined || part === undefined)
    throw new InvalidArgumentError('It is a seat and its part: p0=3f9c…');
  return { ...before, [seat]: part };
}

const linesOf = (steps: readonly StepDone[], paint: Paint): string =>
  steps
    .map(({ step, status, said, code }) => {
      const mark = { passed: paint.green('✓'), failed: paint.red('✗'), skipped: paint.dim('–') }[status];
      return `${mark} ${step.padEnd(10)} ${code === undefined ? said : `${paint.red(code)} ${said}`}\n`;
    })
    .join('');
