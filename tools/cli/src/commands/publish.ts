import { resolve } from 'node:path';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { foundIn } from '../found.js';
import { catalogFolder } from '../games/catalog-folder.js';
import { keyFrom } from '../games/signing-key.js';
import type { ExitCode } from '../io.js';
import { paintFor } from '../paint.js';
import { showFindings } from '../show/show-findings.js';

interface PublishOptions {
  readonly catalog?: string;
  readonly registry?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly json?: true;
}

const EXAMPLE = `
Everything is checked, built, drawn and played before a line is written; what is missing or wrong is told,
and then the catalog is as it was. A published version never changes. The same module gives the same lock.
The first key that signs a name is the name's from then on.

Example:
  tapete publish games/conecta4 --catalog .tapete/catalog
  tapete activate conecta4@1.0.0`;

export const addPublish: AddCommand = (program, cli) =>
  program
    .command('publish')
    .description('Pack and lock a module, and put it into a catalog.')
    .argument('<dir>', "the module's folder")
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--registry <dir>', 'the same as --catalog')
    .option('--key <file>', 'sign with this key: `tapete key FILE` makes one')
    .option('--operator <file>', "vouch for the catalog with its operator's key")
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (dir: string, options: PublishOptions) => publish(cli, dir, options)));

async function publish(cli: Cli, dir: string, options: PublishOptions): Promise<ExitCode> {
  const { io } = cli;
  const catalog = catalogFolder(io.folder, options.catalog ?? options.registry);
  const paint = paintFor(io.err, io.env);
  const published = await (await import('@tapete/publisher')).publish(resolve(io.folder, dir), {
    catalog,
    clock: () => new Date(),
    ...keyFrom(io.folder, 'key', options.key),
    ...keyFrom(io.folder, 'operator', options.operator),
    onStep: (step) => io.err.write(`${paint.dim(`${step} …`)}\n`),
    onProgress: (done, of) => {
      if (done % 25 === 0)
        io.err.write(`${paint.dim(`  ${done} of ${of} matches went the same way twice`)}\n`);
    },
  });
  const told = 'findings' in published ? published.findings : published.warnings;
  const findings = foundIn(dir.replace(/\/+$/, ''), told);
  io.err.write(showFindings(findings, paint));
  const { status } = published;
  if (options.json)
    printJson(cli, { ...published, ...('findings' in published ? { findings } : { warnings: findings }) });
  else if (status !== 'refused') io.out.write(`${published.name} ${SAID[status]}, lock ${published.lock}\n`);
  return status === 'refused' ? 1 : 0;
}

const SAID = { published: 'is published', already: 'was published already' } as const;
