import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Host, Receiver } from '@tapete/host';
import type { Key } from '@tapete/manifest';
import { homeFolder } from './catalog-folder.js';

export interface Service {
  readonly folder: string;
  readonly catalog: string;
  /** `sqlite:<path>` or `memory:`. Default: a file beside the catalog of the workspace. */
  readonly store?: string | undefined;
  readonly host: string;
  readonly port: number;
  /** The key of the catalog's operator: nothing counts that is not signed. */
  readonly operator?: Key | undefined;
  /** Games whose rules run in the host's own process; those of all others run isolated. */
  readonly inProcess: readonly string[];
  /** Takes games in that are sent; without it, none. */
  readonly receiver?: Receiver;
}

/** Starts a host of a catalog's games, with the player's page where that is built. */
export async function serveGames(service: Service): Promise<Host> {
  const { folder, catalog, store, host, port, operator, inProcess, receiver } = service;
  const { folderShelf, openStore, startHost } = await import('@tapete/host');
  const trust = operator && { operator, seenFile: seenFile(folder) };
  const shelf = folderShelf(catalog, { inProcess, trust });
  // A catalog that cannot be believed is told now, and not to the first who comes.
  await shelf.list();
  const opened = await openStore(storeAddress(folder, store));
  const playerDir = playerFolder();
  try {
    return await startHost({
      shelf,
      store: opened,
      address: host,
      port,
      ...(receiver && { receiver }),
      ...(playerDir === undefined ? {} : { playerDir }),
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** What this machine has seen of signed catalogs, so that it takes no older one for new. */
function seenFile(folder: string): string {
  mkdirSync(homeFolder(folder), { recursive: true });
  return join(homeFolder(folder), 'seen.json');
}

const SQLITE = 'sqlite:';

/** Paths begin at the folder of the call; the folder of a file is made. */
function storeAddress(folder: string, store: string | undefined): string {
  if (store !== undefined && !store.startsWith(SQLITE)) return store;
  const path =
    store === undefined
      ? join(homeFolder(folder), 'matches.db')
      : resolve(folder, store.slice(SQLITE.length));
  mkdirSync(dirname(path), { recursive: true });
  return `${SQLITE}${path}`;
}

/** The built page, where there is one: the host can do without it. */
export function playerFolder(): string | undefined {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@tapete/player/package.json')), 'dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
