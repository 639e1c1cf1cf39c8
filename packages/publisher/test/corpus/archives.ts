import type { MadeGame } from '../../src/index.js';
import { type ArchiveFile, writeArchive } from '../../src/publication/archive.js';
import type { Row } from './row.js';
import { archived, changedArchive, entriesOf, forged, gzipped, utf8 } from './sent.js';

/** The first header of an archive; `lock.json` is not the first, so that what is changed is a package's or `grant.json`'s. */
const BLOCK = 512;

function checksummed(archive: Buffer, at: number): Buffer {
  archive.fill(' ', at + 148, at + 156);
  const sum = archive.subarray(at, at + BLOCK).reduce((all, byte) => all + byte, 0);
  archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
  return archive;
}

/** Writes into the first header, and its sum anew. */
const header =
  (at: number, text: string) =>
  (made: MadeGame): Uint8Array =>
    changedArchive(made, (archive) => {
      archive.write(text, at, 'latin1');
      return checksummed(archive, 0);
    });

const named =
  (name: string, folder = 'packages/coin@1.0.0') =>
  (made: MadeGame): Uint8Array =>
    archived([...entriesOf(forged(made)), { folder, name, bytes: utf8('x') }]);

const entries =
  (change: (entries: ArchiveFile[]) => readonly ArchiveFile[]) =>
  (made: MadeGame): Uint8Array =>
    archived(change(entriesOf(forged(made))));

const twice = (made: MadeGame): Uint8Array =>
  changedArchive(made, (archive) => {
    const size = Number.parseInt(archive.toString('latin1', 124, 135), 8);
    const entry = archive.subarray(0, BLOCK + Math.ceil(size / BLOCK) * BLOCK);
    return Buffer.concat([entry, archive]);
  });

const without = (path: string) => entries((all) => all.filter(({ name }) => name !== path));

/** How an archive can be something else than a publication. */
export const ARCHIVES: readonly Row[] = [
  ['nothing', () => new Uint8Array(), ['ARCHIVE_WRONG']],
  ['no gzip', () => utf8('PK\x03\x04'), ['ARCHIVE_WRONG']],
  ['an archive that is not packed', (made) => writeArchive(entriesOf(forged(made))), ['ARCHIVE_WRONG']],
  [
    'a gzip with a name in its head',
    (made) => archived(entriesOf(forged(made))).fill(8, 3, 4),
    ['ARCHIVE_WRONG'],
  ],
  ['a gzip that is cut', (made) => archived(entriesOf(forged(made))).subarray(0, -20), ['ARCHIVE_CUT']],
  [
    'bytes behind the gzip',
    (made) => Buffer.concat([archived(entriesOf(forged(made))), Buffer.alloc(4)]),
    ['ARCHIVE_WRONG'],
  ],
  [
    'a second gzip behind the first',
    (made) => Buffer.concat([archived(entriesOf(forged(made))), gzipped(utf8('x'))]),
    ['ARCHIVE_WRONG'],
  ],
  [
    'a gzip whose sum is wrong',
    (made) => archived(entriesOf(forged(made))).fill(0, -8, -4),
    ['ARCHIVE_WRONG'],
  ],
  ['a bomb', () => gzipped(new Uint8Array(48 * 1024 * 1024)), ['PUBLICATION_TOO_LARGE']],
  ['more than may be sent', () => new Uint8Array(9 * 1024 * 1024), ['PUBLICATION_TOO_LARGE']],
  ['an archive without anything', () => gzipped(new Uint8Array(1024)), ['LOCK_MISSING']],
  [
    'an archive that is cut',
    (made) => changedArchive(made, (archive) => archive.subarray(0, -1024)),
    ['ARCHIVE_CUT'],
  ],
  [
    'an archive that is cut in a file',
    (made) => changedArchive(made, (archive) => archive.subarray(0, 700)),
    ['ARCHIVE_CUT'],
  ],
  [
    'bytes behind the archive',
    (made) => changedArchive(made, (archive) => Buffer.concat([archive, Buffer.alloc(512)])),
    ['ARCHIVE_WRONG'],
  ],
  [
    'a header whose sum is wrong',
    (made) => changedArchive(made, (archive) => archive.fill('x', 0, 1)),
    ['ARCHIVE_WRONG'],
  ],
  ['a hard link', header(156, '1'), ['ENTRY_KIND']],
  ['a symbolic link', header(156, '2'), ['ENTRY_KIND']],
  ['a character device', header(156, '3'), ['ENTRY_KIND']],
  ['a block device', header(156, '4'), ['ENTRY_KIND']],
  ['a folder', header(156, '5'), ['ENTRY_KIND']],
  ['a pipe', header(156, '6'), ['ENTRY_KIND']],
  ['a header of pax', header(156, 'x'), ['ENTRY_KIND']],
  ['a global header of pax', header(156, 'g'), ['ENTRY_KIND']],
  ['a long name of GNU', header(156, 'L'), ['ENTRY_KIND']],
  ['a sparse file', header(156, 'S'), ['ENTRY_KIND']],
  ['a file of the old format', header(156, '\0'), ['ENTRY_KIND']],
  ['a size that is no number', header(124, 'zzzzzzzzzzz'), ['ARCHIVE_WRONG']],
  ['a size past the end', header(124, '77777777777'), ['ARCHIVE_CUT']],
  ['a negative size', header(124, '-0000000001'), ['ARCHIVE_WRONG']],
  ['a file with a time', header(136, '14000000000'), ['ARCHIVE_WRONG']],
  ['a file that may be run', header(100, '0000755'), ['ARCHIVE_WRONG']],
  ['a file with an owner', header(108, '0000001'), ['ARCHIVE_WRONG']],
  ['a file with the name of an owner', header(265, 'root'), ['ARCHIVE_WRONG']],
  ['a plain file that names a link', header(157, '/etc/passwd'), ['ARCHIVE_WRONG']],
  [
    'another order',
    (made) =>
      changedArchive(made, (archive) =>
        Buffer.concat([archive.subarray(1024, -1024), archive.subarray(0, 1024), archive.subarray(-1024)]),
      ),
    ['ARCHIVE_WRONG'],
  ],
  ['a file twice', twice, ['ENTRY_TWICE']],
  ['a path that leads up', named('../../etc/passwd'), ['PATH_WRONG']],
  ['a path that leads up in between', named('a/../b'), ['PATH_WRONG']],
  ['a path from the root', named('/etc/passwd'), ['PATH_WRONG']],
  ['a path with a backslash', named('a\\b'), ['PATH_WRONG']],
  ['a path with a drive', named('c:/windows/a'), ['PATH_WRONG']],
  ['a path with a NUL in it', named('a\0b'), ['PATH_WRONG']],
  ['a path with a line break', named('a\nb'), ['PATH_WRONG']],
  ['a path with a space', named('a b'), ['PATH_WRONG']],
  ['a path in capitals', named('README'), ['PATH_WRONG']],
  ['a path that is no ASCII', named('caf\u00e9'), ['PATH_WRONG']],
  ['a path that ends with a dot', named('a.'), ['PATH_WRONG']],
  ['a hidden file', named('.npmrc'), ['PATH_WRONG']],
  ['a path with an empty part', named('a//b'), ['PATH_WRONG']],
  ['a path that is too deep', named('a/b/c/d/e/f/g/h/i'), ['PATH_WRONG']],
  ['the name of a device', named('aux'), ['PATH_WRONG']],
  ['the name of a device with an ending', named('com1.txt'), ['PATH_WRONG']],
  ['a file where another needs a folder', named('game.json/a'), ['PATH_TWICE']],
  ['a package that leads up', named('a', '../../etc'), ['PATH_WRONG']],
  ['a package that the lock does not name', named('a', 'packages/evil@1.0.0'), ['ENTRY_UNKNOWN']],
  ['a package in another version', named('a', 'packages/coin@1.0.1'), ['ENTRY_UNKNOWN']],
  ['a file beside the packages', named('a', 'packages'), ['ENTRY_UNKNOWN']],
  ['a file beside the lock', named('readme', ''), ['ENTRY_UNKNOWN']],
  ['a file more than the lock says', named('extra'), ['PACKAGE_WRONG']],
  ['a file less than the lock says', without('rules.js'), ['PACKAGE_WRONG']],
  [
    'a package that is missing',
    entries((all) => all.filter(({ folder }) => !folder.includes('cubes'))),
    ['PACKAGE_MISSING'],
  ],
  ['no lock', without('lock.json'), ['LOCK_MISSING']],
  ['no signature', without('lock.signature.json'), ['SIGNATURE_MISSING']],
  ['a new name that nobody claims', without('grant.json'), ['CLAIM_MISSING']],
];
