import { canonicalText, Failure } from '@tapete/core';
import * as z from 'zod';
import { type Digest, digestOf, digestShape, type Hash } from './digest.js';

/*
 * A package is a map of files, and its identity is the digest of that map: never of an archive, whose bytes change with
 * the machine that packs it.
 */

/** One file as a package's map names it. */
export interface PackedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha512: Digest;
}

export interface PackageFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const KIB = 1024;
export const PACKAGE_LIMITS = {
  files: 2000,
  bytes: 32 * KIB * KIB,
  pathBytes: 100,
  pathDepth: 8,
  /** Most bytes of one file, by how its path ends. */
  ending: {
    'rules.js': 512 * KIB,
    '.svg': 256 * KIB,
    '.png': 2 * KIB * KIB,
    '.webp': 2 * KIB * KIB,
    '.json': KIB * KIB,
    '.jsonl': KIB * KIB,
  },
} as const;

export const PACKAGE_FAULT_CODES = [
  'PATH_WRONG',
  'PATH_TWICE',
  'FILE_TOO_LARGE',
  'PACKAGE_TOO_LARGE',
  'PACKAGE_TOO_MANY_FILES',
] as const;

/** Why files cannot be a package. */
export interface PackageFault {
  readonly code: (typeof PACKAGE_FAULT_CODES)[number];
  readonly path: string;
  readonly message: string;
}

/** One text, and so one digest, for the same files in whatever order. */
export function fileMapText(files: readonly PackedFile[]): string {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  return canonicalText(sorted.map(({ path, size, sha512 }) => ({ path, size, sha512 })));
}

/** `sha512-` and the base64 of the sha512 of the file map. */
export function packageIntegrity(files: readonly PackedFile[]): Digest {
  return digestOf(fileMapText(files));
}

export function packedFile({ path, bytes }: PackageFile, hash?: Hash): PackedFile {
  return { path, size: bytes.length, sha512: digestOf(bytes, hash) };
}

/**
 * The files that a map names. Refused: PACKAGE_WRONG, where the text is not the map of that integrity or names what no
 * package may have.
 */
export function readFileMap(text: string, integrity: Digest): readonly PackedFile[] {
  if (digestOf(text) !== integrity) throw wrong('its map does not match its integrity');
  const map = mapShape.safeParse(parsed(text));
  if (!map.success) throw wrong(z.prettifyError(map.error));
  const faults = packageFaults(map.data);
  if (faults.length > 0) throw wrong(faults.map((fault) => fault.message).join('; '));
  if (fileMapText(map.data) !== text) throw wrong('its map is not written as maps are');
  return map.data;
}

/** How a file differs from what the map says of it; undefined when it does not. */
export function fileFault(file: PackedFile, bytes: Uint8Array, hash?: Hash): string | undefined {
  if (bytes.length !== file.size) return `${file.path} has ${bytes.length} bytes instead of ${file.size}`;
  return digestOf(bytes, hash) === file.sha512 ? undefined : `${file.path} does not match its sha512`;
}

/** All that keeps these files from being a package. */
export function packageFaults(files: readonly Pick<PackedFile, 'path' | 'size'>[]): PackageFault[] {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return [
    ...files.flatMap(pathFaults),
    ...twiceFaults(files.map((file) => file.path)),
    ...files.flatMap(sizeFaults),
    ...(files.length > PACKAGE_LIMITS.files
      ? [fault('PACKAGE_TOO_MANY_FILES', '', `${files.length} files; at most ${PACKAGE_LIMITS.files}`)]
      : []),
    ...(total > PACKAGE_LIMITS.bytes
      ? [fault('PACKAGE_TOO_LARGE', '', `${total} bytes; at most ${PACKAGE_LIMITS.bytes}`)]
      : []),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(`its map is not JSON: ${(error as Error).message}`);
  }
}

const mapShape = z.array(
  z.strictObject({ path: z.string(), size: z.int().nonnegative(), sha512: digestShape }),
);

/** Lower case ASCII alone: no two paths that one file system tells apart and another does not. */
const SEGMENT = /^(?!\.)[a-z0-9._-]+(?<!\.)$/;
/** Names that Windows keeps for itself, with whatever ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/;

function pathFaults({ path }: Pick<PackedFile, 'path'>): PackageFault[] {
  const segments = path.split('/');
  const what =
    (path.length > PACKAGE_LIMITS.pathBytes && `is longer than ${PACKAGE_LIMITS.pathBytes} bytes`) ||
    (segments.length > PACKAGE_LIMITS.pathDepth && `is more than ${PACKAGE_LIMITS.pathDepth} deep`) ||
    (segments.some((segment) => !SEGMENT.test(segment)) &&
      'may have a-z, 0-9, `.`, `_` and `-` between its slashes, and no segment that begins or ends with a dot') ||
    (segments.some((segment) => DEVICE.test(segment)) && 'has a name that Windows keeps for a device');
  return what ? [fault('PATH_WRONG', path, `${JSON.stringify(path)} ${what}`)] : [];
}

/** A path that two files have, and a file where another needs a folder. */
function twiceFaults(paths: readonly string[]): PackageFault[] {
  const taken = new Set<string>();
  const twice = new Set<string>();
  for (const path of paths) (taken.has(path) ? twice : taken).add(path);
  for (const path of paths) for (const folder of foldersOf(path)) if (taken.has(folder)) twice.add(folder);
  return [...twice].map((path) => fault('PATH_TWICE', path, `${path} is there twice`));
}

function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

function sizeFaults({ path, size }: Pick<PackedFile, 'path' | 'size'>): PackageFault[] {
  return Object.entries(PACKAGE_LIMITS.ending)
    .filter(([ending, most]) => path.endsWith(ending) && size > most)
    .map(([, most]) => fault('FILE_TOO_LARGE', path, `${path} has ${size} bytes; at most ${most}`));
}

function fault(code: PackageFault['code'], path: string, message: string): PackageFault {
  return { code, path, message };
}

function wrong(what: string): Failure {
  return new Failure('PACKAGE_WRONG', `The package is not what it should be: ${what}.`);
}
