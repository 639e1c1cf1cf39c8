import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Catalog, readCatalog } from '@tapete/manifest';
import { findWorkspace } from './workspace.js';

/** Where the catalog is: the folder that was named, else `.tapete/catalog` of the workspace. */
export function catalogFolder(folder: string, named: string | undefined): string {
  return named === undefined ? join(homeFolder(folder), 'catalog') : resolve(folder, named);
}

/** What Tapete keeps on this machine for a workspace: catalog and matches. */
export function homeFolder(folder: string): string {
  return join(findWorkspace(folder) ?? folder, '.tapete');
}

/** A catalog's log; of a folder without one, a catalog with nothing in it. */
export function readCatalogFolder(catalog: string): Catalog {
  const log = join(catalog, 'catalog.jsonl');
  return readCatalog(existsSync(log) ? readFileSync(log, 'utf8') : '');
}
