import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@tapete/core';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { catalogFolder, readCatalogFolder } from '../games/catalog-folder.js';
import { keyFrom } from '../games/signing-key.js';
import type { ExitCode } from '../io.js';

interface CheckpointOptions {
  readonly catalog?: string;
  readonly operator: string;
  readonly json?: true;
}

const EXAMPLE = `
Hosts that were told the operator's key believe a catalog as far as its checkpoint goes, and for a day: run it
again before that is over, from a timer say. Publishing and activating with --operator write one too.

Example:
  tapete checkpoint --catalog .tapete/catalog --operator operator.pem`;

export const addCheckpoint: AddCommand = (program, cli) =>
  program
    .command('checkpoint')
    .description('Vouch for a catalog as it is, for a day, as its operator.')
    .requiredOption('--operator <file>', "the operator's key")
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (options: CheckpointOptions) => checkpoint(cli, options)));

async function checkpoint(cli: Cli, options: CheckpointOptions): Promise<ExitCode> {
  const catalog = catalogFolder(cli.io.folder, options.catalog);
  if (!existsSync(join(catalog, 'catalog.jsonl')))
    throw new Failure('CATALOG_MISSING', `there is no catalog at ${catalog}`);
  const { operator } = keyFrom(cli.io.folder, 'operator', options.operator);
  const { renewCheckpoint } = await import('@tapete/publisher');
  if (operator !== undefined) await renewCheckpoint(catalog, { clock: () => new Date(), operator });
  const { lines } = readCatalogFolder(catalog);
  if (options.json) printJson(cli, { lines, operator: operator?.id });
  else cli.io.out.write(`${lines} lines are vouched for by ${operator?.id}\n`);
  return 0;
}
