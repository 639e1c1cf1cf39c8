import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { findPublished } from '../games/find-game.js';
import { keyFrom } from '../games/signing-key.js';
import type { ExitCode } from '../io.js';

interface BlockOptions {
  readonly catalog?: string;
  readonly operator?: string;
  readonly json?: true;
}

const BLOCKING = `
Hosts refuse to load a blocked version, in a second or so when they run: its matches stop where they are, and
whoever plays is told the reason. Nothing is lost: unblocked, they go on. To let matches end in peace, deactivate.

Example:
  tapete block conecta4@1.0.0 --reason "A full column counts twice"`;

export const addBlock: AddCommand = (program, cli) =>
  withCatalog(program.command('block'))
    .description('Let no host load a version; its matches stop until it is unblocked.')
    .requiredOption('--reason <text>', 'why, for those who play and those who publish')
    .addHelpText('after', BLOCKING)
    .action(
      ending(cli, (name: string, options: BlockOptions & { reason: string }) => block(cli, name, options)),
    );

export const addUnblock: AddCommand = (program, cli) =>
  withCatalog(program.command('unblock'))
    .description('Let hosts load a version again; its matches go on.')
    .addHelpText('after', '\nExample:\n  tapete unblock conecta4@1.0.0')
    .action(ending(cli, (name: string, options: BlockOptions) => unblock(cli, name, options)));

const withCatalog = (command: ReturnType<AddCommand>): ReturnType<AddCommand> =>
  command
    .argument('<id@version>', 'as `tapete publish` named it')
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--operator <file>', "vouch for the catalog with its operator's key")
    .option('--json', 'print one JSON document');

async function block(
  cli: Cli,
  asked: string,
  { reason, ...options }: BlockOptions & { readonly reason: string },
): Promise<ExitCode> {
  const { name, catalog, writer } = writing(cli, asked, options);
  const publisher = await import('@tapete/publisher');
  await publisher.block(name, reason, { catalog, ...writer });
  if (options.json) printJson(cli, { name, status: 'blocked', reason });
  else cli.io.out.write(`${name} is blocked: ${reason}\n`);
  return 0;
}

async function unblock(cli: Cli, asked: string, options: BlockOptions): Promise<ExitCode> {
  const { name, catalog, writer } = writing(cli, asked, options);
  const publisher = await import('@tapete/publisher');
  await publisher.unblock(name, { catalog, ...writer });
  const { isActive } = (await publisher.openCatalog(catalog)).games.get(name) ?? { isActive: false };
  const status = isActive ? 'active' : 'inactive';
  if (options.json) printJson(cli, { name, status });
  else cli.io.out.write(`${name} is ${status} again\n`);
  return 0;
}

function writing({ io }: Cli, asked: string, { catalog: named, operator }: BlockOptions) {
  const { name, catalog } = findPublished(asked, { folder: io.folder, catalog: named });
  return {
    name,
    catalog,
    writer: { clock: () => new Date(), ...keyFrom(io.folder, 'operator', operator) },
  };
}
