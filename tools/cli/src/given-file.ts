import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WrongUse } from './wrong-use.js';

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
};

/** The text of a file that was named on the command line. Refused as wrong use: FILE_UNUSABLE. */
export function readGiven(folder: string, file: string): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    const fault = FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    if (fault === undefined) throw error;
    throw new WrongUse('FILE_UNUSABLE', `${file}: ${fault}`);
  }
}
