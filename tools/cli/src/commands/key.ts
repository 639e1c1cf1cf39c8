import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newKeyFile, readKeyFile } from '@tapete/manifest/signing';
import { type AddCommand, type Cli, ending, printJson } from '../command.js';
import { readGiven } from '../given-file.js';
import type { ExitCode } from '../io.js';
import { WrongUse } from '../wrong-use.js';

interface KeyOptions {
  readonly show?: true;
  readonly json?: true;
}

const EXAMPLE = `
Whoever has the file can publish under the names that the key has: keep it to yourself, with a copy somewhere
safe. Its public half, which is printed, is for everybody: a host that serves a catalog is told its operator's.

Examples:
  tapete key ana.pem
  tapete publish games/conecta4 --key ana.pem
  tapete key ana.pem --show`;

export const addKey: AddCommand = (program, cli) =>
  program
    .command('key')
    .description('Make a key to sign with, and print its public half.')
    .argument('<file>', 'where it is written; a file that is there stays as it is')
    .option('--show', 'print the public half of a key that is there')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, async (file: string, options: KeyOptions) => key(cli, file, options)));

function key(cli: Cli, file: string, { show, json }: KeyOptions): ExitCode {
  const { folder, out } = cli.io;
  if (!show) writeNew(resolve(folder, file), file);
  const { id } = readKeyFile(readGiven(folder, file));
  if (json) printJson(cli, { file, key: id });
  else out.write(`${id}\n`);
  return 0;
}

/** For its owner's eyes alone. */
function writeNew(path: string, file: string): void {
  try {
    writeFileSync(path, newKeyFile(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new WrongUse('FILE_THERE', `${file} is there already`, 'See its public half with --show.');
    throw new WrongUse('FILE_UNUSABLE', `${file} cannot be written: ${message}`);
  }
}
