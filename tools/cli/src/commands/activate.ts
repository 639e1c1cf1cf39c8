import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { findPublished } from '../games/find-game.js';
import { keyFrom } from '../games/signing-key.js';
import type { ExitCode } from '../io.js';

interface CatalogOptions {
  readonly catalog?: string;
  readonly operator?: string;
  readonly json?: true;
}

/** What a version is after it. */
const ACTS = { activate: 'active', deactivate: 'inactive' } as const;
type Act = keyof typeof ACTS;

export const addActivate: AddCommand = (program, cli) =>
  addAct(program, cli, 'activate').description('Let matches of a published version be created.');

export const addDeactivate: AddCommand = (program, cli) =>
  addAct(program, cli, 'deactivate').description(
    'Let no new matches of a version be created; running ones go on to their end.',
  );

const addAct = (program: Parameters<AddCommand>[0], cli: Cli, act: Act) =>
  program
    .command(act)
    .argument('<id@version>', 'as `tapete publish` named it')
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--operator <file>', "vouch for the catalog with its operator's key")
    .option('--json', 'print one JSON document')
    .addHelpText('after', `\nExample:\n  tapete ${act} conecta4@1.0.0`)
    .action(ending(cli, (name: string, options: CatalogOptions) => change(cli, act, { name, ...options })));

async function change(cli: Cli, act: Act, asked: CatalogOptions & { name: string }): Promise<ExitCode> {
  const { name, catalog } = findPublished(asked.name, { folder: cli.io.folder, catalog: asked.catalog });
  const publisher = await import('@tapete/publisher');
  await publisher[act](name, {
    catalog,
    clock: () => new Date(),
    ...keyFrom(cli.io.folder, 'operator', asked.operator),
  });
  if (asked.json) printJson(cli, { name, status: ACTS[act] });
  else cli.io.out.write(`${name} is ${ACTS[act]}\n`);
  return 0;
}
