import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@tapete/core';
import type { Finding, PackageFile } from '@tapete/manifest';
import { finding } from '../finding.js';

/** The files of an author's folder, by their paths in it, read once: what is checked is what is packed. */
export interface ModuleFolder {
  readonly root: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Of what is no plain file. */
  readonly findings: readonly Finding[];
}

/** What tools make of a module, and what it is not made of. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage']);

/** Reads a folder whole. Refused: FOLDER_MISSING; links are findings, since they may lead anywhere. */
export async function readFolder(path: string): Promise<ModuleFolder> {
  const root = await realFolder(path);
  const files = new Map<string, Uint8Array>();
  const findings: Finding[] = [];
  for (const { path: file, isLink } of await pathsIn(root)) {
    if (isLink)
      findings.push(finding('FILE_LINK', { file, message: 'a link; a module has plain files alone' }));
    else files.set(file, await readFile(join(root, file)));
  }
  return { root, files, findings };
}

export function textOf({ files }: ModuleFolder, path: string): string | undefined {
  const bytes = files.get(path);
  return bytes && new TextDecoder().decode(bytes);
}

/** Files whose path begins and ends so, sorted. */
export function filesOf({ files }: ModuleFolder, begin: string, end: string): PackageFile[] {
  return [...files]
    .filter(([path]) => path.startsWith(begin) && path.endsWith(end))
    .map(([path, bytes]) => ({ path, bytes }));
}

interface Found {
  readonly path: string;
  readonly isLink: boolean;
}

/** Where a folder really is, so that one file has one path. */
async function realFolder(path: string): Promise<string> {
  return realpath(path).catch((error: Error) => {
    throw new Failure('FOLDER_MISSING', `${path} cannot be read: ${error.message}`);
  });
}

/** In the order of their paths, whatever the file system says. */
async function pathsIn(root: string, folder = ''): Promise<Found[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const kept = entries.filter(({ name }) => !LEFT_OUT.has(name) && !name.startsWith('.'));
  const found = await Promise.all(
    kept.map((entry): Found[] | Promise<Found[]> => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsIn(root, path) : [{ path, isLink: !entry.isFile() }];
    }),
  );
  return found.flat().sort((one, other) => (one.path < other.path ? -1 : 1));
}
