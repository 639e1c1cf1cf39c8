import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, type Lock, lockDigest, writeLock } from '@tapete/manifest';
import type { SigningKey } from '@tapete/manifest/signing';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { foundIn } from '../found.js';
import { catalogFolder, readCatalogFolder } from '../games/catalog-folder.js';
import { heirsIn, sayHeir } from '../games/heirs-in.js';
import { historyAt, type Sent, send, standsThere } from '../games/send.js';
import { keyFrom } from '../games/signing-key.js';
import type { ExitCode, Io } from '../io.js';
import { paintFor } from '../paint.js';
import { showFindings } from '../show/show-findings.js';
import { WrongUse } from '../wrong-use.js';

interface PublishOptions {
  readonly catalog?: string;
  readonly registry?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly to?: string;
  readonly out?: string;
  readonly records?: string;
  readonly json?: true;
}

const EXAMPLE = `
Everything is checked, built, drawn and played before a line is written; what is missing or wrong is told,
and then the catalog is as it was. A published version never changes. The same module gives the same lock.
The first key that signs a name is the name's from then on. With --to it is made and tried here, signed, sent, and
checked there again by those who do not know you; the key stays here. The host says how the matches that were
played there of earlier versions go on this one; for a catalog in a folder --records DIR has them.

Examples:
  tapete publish games/conecta4 --catalog .tapete/catalog
  tapete activate conecta4@1.0.0
  tapete publish coin --to http://127.0.0.1:8023 --key ana.pem`;

export const addPublish: AddCommand = (program, cli) =>
  program
    .command('publish')
    .description('Pack and lock a module, and put it into a catalog or send it to a host.')
    .argument('<dir>', "the module's folder")
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--registry <dir>', 'the same as --catalog')
    .option('--to <url>', 'send it to a running host instead: http://…')
    .option('--out <file>', 'write what would be sent into a file, for `tapete receive`')
    .option('--records <dir>', 'records of earlier versions: says which of them go the same way')
    .option('--key <file>', 'sign with this key: `tapete key FILE` makes one')
    .option('--operator <file>', "vouch for the catalog with its operator's key")
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (dir: string, options: PublishOptions) => publish(cli, dir, options)));

async function publish(cli: Cli, dir: string, options: PublishOptions): Promise<ExitCode> {
  if (options.to !== undefined && (options.catalog ?? options.registry) !== undefined)
    throw new WrongUse(
      'PLACE_TWICE',
      'a game is published into a folder or sent to a host: --catalog or --to',
    );
  if (options.out !== undefined) return publishInto(cli, dir, options);
  const published = await (options.to === undefined ? publishHere : publishTo)(cli, dir, options);
  const told = 'findings' in published ? published.findings : published.warnings;
  const findings = options.to === undefined ? foundIn(dir.replace(/\/+$/, ''), told) : told;
  const { io } = cli;
  io.err.write(showFindings(findings, paintFor(io.err, io.env)));
  const { status } = published;
  if (options.json)
    printJson(cli, { ...published, ...('findings' in published ? { findings } : { warnings: findings }) });
  else if (status !== 'refused') {
    const where = options.to === undefined ? '' : ` at ${options.to}`;
    io.out.write(`${published.name} ${SAID[status]}${where}, lock ${published.lock}\n`);
    for (const heir of published.heirs ?? []) io.out.write(`${sayHeir(heir)}\n`);
  }
  return status === 'refused' ? 1 : 0;
}

const SAID = { published: 'is published', already: 'was published already' } as const;

async function publishHere(cli: Cli, dir: string, options: PublishOptions): Promise<Sent> {
  const { io } = cli;
  const catalog = catalogFolder(io.folder, options.catalog ?? options.registry);
  const published = await (await import('@tapete/publisher')).publish(resolve(io.folder, dir), {
    catalog,
    clock: () => new Date(),
    ...keyFrom(io.folder, 'key', options.key),
    ...keyFrom(io.folder, 'operator', options.operator),
    ...progressOf(io),
  });
  if (published.status === 'refused' || options.records === undefined) return published;
  const records = resolve(io.folder, options.records);
  return { ...published, heirs: await heirsIn(records, { catalog, name: published.name }) };
}

/** The key stays here: what is sent is signed with it. */
async function publishTo(cli: Cli, dir: string, options: PublishOptions): Promise<Sent> {
  const { io } = cli;
  const key = keyToSendWith(io, options);
  const host = (options.to ?? '').replace(/\/+$/, '');
  const { makeGame, writePublication } = await import('@tapete/publisher');
  const progress = progressOf(io);
  let isNew = false;
  const wasPlayed = async (lock: Lock) => {
    const history = await historyAt(host, lock.root.name);
    isNew = history === undefined;
    return standsThere(history, lock, key);
  };
  const made = await makeGame(resolve(io.folder, dir), { ...progress, wasPlayed });
  if ('findings' in made) return { status: 'refused', findings: foundInside(dir, made.findings) };
  progress.onStep('send');
  return send(host, writePublication(made, { key, isNew }), (step) => progress.onStep(`there: ${step}`));
}

/** Whoever takes it in says whether the name is new: a claim that is not needed is not looked at. */
async function publishInto(cli: Cli, dir: string, options: PublishOptions): Promise<ExitCode> {
  const { io } = cli;
  const key = keyToSendWith(io, options);
  const { makeGame, writePublication } = await import('@tapete/publisher');
  const { games } = readCatalogFolder(catalogFolder(io.folder, options.catalog ?? options.registry));
  const wasPlayed = async (lock: Lock) =>
    games.get(`${lock.root.name}@${lock.root.version}`)?.lock === lockDigest(writeLock(lock));
  const made = await makeGame(resolve(io.folder, dir), { ...progressOf(io), wasPlayed });
  const findings = foundInside(dir, 'findings' in made ? made.findings : made.warnings);
  io.err.write(showFindings(findings, paintFor(io.err, io.env)));
  const status = 'findings' in made ? 'refused' : 'written';
  const file = options.out ?? '';
  if (!('findings' in made))
    writeFileSync(resolve(io.folder, file), writePublication(made, { key, isNew: true }));
  if (options.json) printJson(cli, { status, file, findings });
  else if (status === 'written') io.out.write(`${file} is written: tapete receive takes it in\n`);
  return status === 'refused' ? 1 : 0;
}

function keyToSendWith({ folder }: Io, options: PublishOptions): SigningKey {
  const { key } = keyFrom(folder, 'key', options.key);
  if (key !== undefined) return key;
  throw new WrongUse('KEY_MISSING', 'what is sent is signed: --key FILE', '`tapete key FILE` makes one.');
}

const foundInside = (dir: string, findings: readonly Finding[]): readonly Finding[] =>
  foundIn(dir.replace(/\/+$/, ''), findings);

function progressOf({ err, env }: Io) {
  const paint = paintFor(err, env);
  return {
    onStep: (step: string) => err.write(`${paint.dim(`${step} …`)}\n`),
    onProgress: (done: number, of: number) => {
      if (done % 25 === 0) err.write(`${paint.dim(`  ${done} of ${of} matches went the same way twice`)}\n`);
    },
  };
}
