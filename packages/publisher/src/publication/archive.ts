import { Failure } from '@tapete/core';
import { PUBLICATION_LIMITS } from './limits.js';

/*
 * An archive is a ustar (POSIX.1-1988) of plain files and nothing else, written in one way: no times, no owners, mode
 * 0644, in the order of their paths. So the same files are the same bytes, and whatever is written in another way is
 * refused without asking what it may mean.
 */

/** One file of an archive. */
export interface ArchiveFile {
  /** Up to the last part of the path that has a name of its own: `packages/conecta4@1.0.0`. Empty at the top. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const BLOCK = 512;
/** Where each field of a header begins, and how long it is. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  link: [157, 100],
  magic: [257, 8],
  prefix: [345, 155],
} as const;
type Field = keyof typeof FIELDS;

const MAGIC = 'ustar\x0000';
const PLAIN_FILE = '0';

/** The one archive of these files, in whatever order they are given. */
export function writeArchive(files: readonly ArchiveFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  const end = Buffer.alloc(2 * BLOCK);
  return Buffer.concat([...sorted.flatMap((file) => [headerOf(file), file.bytes, padding(file)]), end]);
}

export const pathOf = ({ folder, name }: Pick<ArchiveFile, 'folder' | 'name'>): string =>
  folder === '' ? name : `${folder}/${name}`;

/**
 * The files of an archive, as views into its bytes. Refused, in this order and entry by entry: ARCHIVE_CUT, ARCHIVE_WRONG
 * (no header, or one whose sum is wrong), ENTRY_KIND (anything but a plain file: a link, a device, a longer name in an
 * entry of its own), ENTRY_TWICE, ARCHIVE_TOO_MANY_FILES; and in the end ARCHIVE_WRONG, where writing it again gives
 * other bytes.
 */
export function readArchive(bytes: Uint8Array): ArchiveFile[] {
  const files = new Map<string, ArchiveFile>();
  let at = 0;
  for (; !isEmptyBlock(bytes, at); ) {
    const file = readEntry(bytes, at);
    const path = pathOf(file);
    if (files.has(path)) throw new Failure('ENTRY_TWICE', `${shown(path)} is in the archive twice.`);
    files.set(path, file);
    if (files.size > PUBLICATION_LIMITS.files)
      throw new Failure(
        'ARCHIVE_TOO_MANY_FILES',
        `The archive has more than ${PUBLICATION_LIMITS.files} files.`,
      );
    at += BLOCK + file.bytes.length + padding(file).length;
  }
  const all = [...files.values()];
  if (Buffer.compare(writeArchive(all), bytes) !== 0)
    throw wrong(
      'it is not written as publications are: in another order, with times or owners, or with more behind it',
    );
  return all;
}

function readEntry(bytes: Uint8Array, at: number): ArchiveFile {
  const header = bytes.subarray(at, at + BLOCK);
  if (header.length < BLOCK) throw cut();
  if (Number.parseInt(textIn(header, 'checksum'), 8) !== checksum(header))
    throw wrong(`the header at byte ${at} does not have the sum that it says`);
  const [folder, name] = [textIn(header, 'prefix'), textIn(header, 'name')];
  const type = textIn(header, 'type');
  if (type !== PLAIN_FILE)
    throw new Failure('ENTRY_KIND', `${shown(name)} is ${KINDS[type] ?? 'no plain file'}.`, ONLY_FILES);
  const size = Number.parseInt(textIn(header, 'size'), 8);
  if (!Number.isSafeInteger(size)) throw wrong(`${shown(name)} has no size`);
  const inside = bytes.subarray(at + BLOCK, at + BLOCK + size);
  if (inside.length < size) throw cut();
  return { folder, name, bytes: inside };
}

const ONLY_FILES = 'A publication has plain files alone.';
/** By the letter of the entry's type. */
const KINDS: Readonly<Record<string, string>> = {
  '': 'a file of the old format',
  '1': 'a hard link',
  '2': 'a symbolic link',
  '3': 'a character device',
  '4': 'a block device',
  '5': 'a folder',
  '6': 'a pipe',
  '7': 'a contiguous file',
  x: 'a header of pax',
  g: 'a global header of pax',
  L: 'a long name of GNU',
  K: 'a long link of GNU',
  S: 'a sparse file of GNU',
};

function isEmptyBlock(bytes: Uint8Array, at: number): boolean {
  const block = bytes.subarray(at, at + BLOCK);
  if (block.length < BLOCK) throw cut();
  return block.every((byte) => byte === 0);
}

/** One byte a letter: what is not ASCII is refused later, by the path that it makes. */
function textIn(header: Uint8Array, field: Field): string {
  const [from, length] = FIELDS[field];
  const bytes = header.subarray(from, from + length);
  return Buffer.from(bytes).toString('latin1', 0, lastOf(bytes));
}

/** How many bytes there are up to the last that is not 0. */
function lastOf(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return end;
}

function headerOf({ folder, name, bytes }: ArchiveFile): Buffer {
  const header = Buffer.alloc(BLOCK);
  const put = (field: Field, text: string) =>
    header.write(text, FIELDS[field][0], FIELDS[field][1], 'latin1');
  put('name', name);
  put('prefix', folder);
  put('mode', '0000644\0');
  put('uid', '0000000\0');
  put('gid', '0000000\0');
  put('size', `${bytes.length.toString(8).padStart(11, '0')}\0`);
  put('mtime', `${'0'.repeat(11)}\0`);
  put('type', PLAIN_FILE);
  put('magic', MAGIC);
  put('checksum', `${checksum(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** Of all bytes of a header, its own field as spaces. */
function checksum(header: Uint8Array): number {
  const [from, length] = FIELDS.checksum;
  const sum = header.reduce((all, byte) => all + byte, 0);
  const own = header.subarray(from, from + length).reduce((all, byte) => all + byte, 0);
  return sum - own + length * 32;
}

const padding = ({ bytes }: Pick<ArchiveFile, 'bytes'>): Uint8Array =>
  new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK);

const shown = (path: string): string => JSON.stringify(path.length > 100 ? `${path.slice(0, 100)}…` : path);

const cut = (): Failure => new Failure('ARCHIVE_CUT', 'The archive ends before it should.', 'Send it again.');

const wrong = (what: string): Failure => new Failure('ARCHIVE_WRONG', `The archive is wrong: ${what}.`);
