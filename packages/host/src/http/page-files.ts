import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Failure } from '@tapete/core';
import { mediaType } from '../shelf/media-type.js';
import type { ServedFile } from '../shelf/shelf.js';

/** The built files of the player's page, by path: read once, so that no request reaches the disk. */
export type PageFiles = ReadonlyMap<string, ServedFile>;

/** Refused: PLAYER_MISSING where there is no built page. */
export async function readPage(folder: string): Promise<PageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, ServedFile]> => {
      const name = relative(folder, path).split(sep).join('/');
      return [name, { bytes: await readFile(path), mediaType: mediaType(name) }];
    }),
  );
  const page = new Map(files);
  if (page.has(INDEX)) return page;
  throw new Failure('PLAYER_MISSING', `${folder} has no ${INDEX}`, 'Build the player: turbo run build');
}

const INDEX = 'index.html';

/** The file of a path; for one that names no file, the page itself, which knows what to show there. */
export function pageFile(page: PageFiles, path: string): ServedFile | undefined {
  const found = page.get(path.slice(1));
  if (found !== undefined) return found;
  return /\.[a-z0-9]+$/i.test(path) ? undefined : page.get(INDEX);
}

/** The build puts a hash of the bytes into the names of what lies in `assets/`. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');
