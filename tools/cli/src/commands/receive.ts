import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Key } from '@tapete/manifest';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { catalogFolder } from '../games/catalog-folder.js';
import { keyFrom } from '../games/signing-key.js';
import type { ExitCode } from '../io.js';
import { readKey } from '../options.js';
import { paintFor } from '../paint.js';
import { showFindings } from '../show/show-findings.js';
import { WrongUse } from '../wrong-use.js';

interface ReceiveOptions {
  readonly catalog?: string;
  readonly operator?: string;
  readonly publisher: readonly Key[];
  readonly activate?: true;
  readonly json?: true;
}

const EXAMPLE = `
A publication is what \`tapete publish --to\` sends: lock, signature and packages in one file. It is checked as if
it had been made here, in memory, and its rules are played isolated; until all of that holds nothing is written.
A host that takes publications does this for each, in a process of its own.

Example:
  tapete receive coin.tgz --catalog .tapete/catalog --activate`;

export const addReceive: AddCommand = (program, cli) =>
  program
    .command('receive')
    .description('Take a publication that somebody sent into a catalog.')
    .argument('<file>', 'what was sent; - is standard input')
    .option('--catalog <dir>', 'the catalog (default: .tapete/catalog)')
    .option('--operator <file>', "vouch for the catalog with its operator's key")
    .option('--publisher <key>', 'take only what this key has signed; may be given again', addKey, [])
    .option('--activate', 'let matches of it be created at once')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (file: string, options: ReceiveOptions) => receive(cli, file, options)));

const addKey = (text: string, before: readonly Key[]): readonly Key[] => [...before, readKey(text)];

async function receive(cli: Cli, file: string, options: ReceiveOptions): Promise<ExitCode> {
  const { io } = cli;
  const paint = paintFor(io.err, io.env);
  const catalog = catalogFolder(io.folder, options.catalog);
  const publisher = await import('@tapete/publisher');
  const writer = { catalog, clock: () => new Date(), ...keyFrom(io.folder, 'operator', options.operator) };
  const received = await publisher.receive(bytesOf(io.folder, file), {
    ...writer,
    ...(options.publisher.length > 0 && { publishers: options.publisher }),
    onStep: (step) => io.err.write(`${paint.dim(`${step} …`)}\n`),
  });
  if (received.status === 'published' && options.activate) await publisher.activate(received.name, writer);
  const found = 'findings' in received ? received.findings : received.warnings;
  if (options.json) printJson(cli, received);
  else {
    io.err.write(showFindings(found, paint));
    if (received.status !== 'refused')
      io.out.write(`${received.name} ${SAID[received.status]}, lock ${received.lock}\n`);
  }
  return received.status === 'refused' ? 1 : 0;
}

const SAID = { published: 'is published', already: 'was published already' } as const;
const STANDARD_INPUT = 0;

function bytesOf(folder: string, file: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : resolve(folder, file));
  } catch (error) {
    throw new WrongUse('FILE_UNUSABLE', `${file} cannot be read: ${(error as Error).message}`);
  }
}
