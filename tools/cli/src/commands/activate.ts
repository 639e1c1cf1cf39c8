import { activate, deactivate } from '@tapete/publisher';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { findPublished } from '../games/find-game.js';
import type { ExitCode } from '../io.js';

interface CatalogOptions {
  readonly catalog?: string;
  readonly json?: true;
}

const ACTS = {
  activate: { change: activate, status: 'active' },
  deactivate: { change: deactivate, status: 'inactive' },
} as const;
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
    .option('--json', 'print one JSON document')
    .addHelpText('after', `\nExample:\n  tapete ${act} conecta4@1.0.0`)
    .action(ending(cli, (name: string, options: CatalogOptions) => change(cli, act, { name, ...options })));

async function change(cli: Cli, act: Act, asked: CatalogOptions & { name: string }): Promise<ExitCode> {
  const { name, catalog } = findPublished(asked.name, { folder: cli.io.folder, catalog: asked.catalog });
  const { change, status } = ACTS[act];
  await change(name, { catalog, clock: () => new Date() });
  if (asked.json) printJson(cli, { name, status });
  else cli.io.out.write(`${name} is ${status}\n`);
  return 0;
}
