import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Catalog,
  type CatalogAct,
  type Digest,
  fileMapText,
  hexOf,
  type Lock,
  lockDigest,
  readCatalog,
  readLock,
  writeAct,
  writeLock,
} from '@tapete/manifest';
import { type SigningKey, writeCheckpoint } from '@tapete/manifest/signing';
import type { Packed } from '../pack/pack.js';
import { holdCatalog } from './hold.js';
import { placeFolder, replaceFile } from './write-once.js';

/** Tells the time; the catalog's lines have it. */
export type Clock = () => Date;

const LOG = 'catalog.jsonl';

/** The log of a catalog folder; of one that is not there yet, an empty one. */
export async function openCatalog(folder: string): Promise<Catalog> {
  return readCatalog(await logOf(folder));
}

/** Who writes a catalog. */
export interface Writer {
  readonly clock: Clock;
  /** Vouches for the log after each line: whoever runs the catalog. */
  readonly operator?: SigningKey;
}

/**
 * Writes one act behind the log, or nothing of it. Refused: VERSION_TAKEN, NOT_PUBLISHED, GAME_BLOCKED, CATALOG_BUSY, and
 * what the keys of a name refuse.
 */
export function appendAct(folder: string, act: CatalogAct, { clock, operator }: Writer): Promise<void> {
  return holdCatalog(folder, async () => {
    const log = await logOf(folder);
    const longer = log + writeAct(readCatalog(log), act, clock().toISOString());
    await replaceFile(join(folder, LOG), longer);
    if (operator !== undefined) await vouch(folder, longer, { clock, operator });
  });
}

/** The operator vouches for the log as it is, for another day. */
export function renewCheckpoint(folder: string, writer: Required<Writer>): Promise<void> {
  return holdCatalog(folder, async () => vouch(folder, await logOf(folder), writer));
}

function vouch(folder: string, log: string, { clock, operator }: Required<Writer>): Promise<void> {
  const text = writeCheckpoint(readCatalog(log), { operator, now: clock() });
  return replaceFile(join(folder, 'checkpoint.json'), text);
}

/** Puts the signature of a lock beside it. */
export function storeSignature(folder: string, lock: Digest, text: string): Promise<void> {
  return replaceFile(join(folder, 'signatures', `${hexOf(lock)}.json`), text);
}

/** Puts a package into the catalog. Nobody loads it before a lock in the log names it. */
export async function storePackage(folder: string, { integrity, files, map }: Packed): Promise<void> {
  const inside = files.map(({ path, bytes }) => ({ path: `files/${path}`, bytes }));
  const text = new TextEncoder().encode(fileMapText(map));
  await placeFolder(join(folder, 'packages', hexOf(integrity)), [
    ...inside,
    { path: 'map.json', bytes: text },
  ]);
}

export async function storeLock(folder: string, lock: Lock): Promise<Digest> {
  const text = writeLock(lock);
  const digest = lockDigest(text);
  await replaceFile(lockPath(folder, digest), text);
  return digest;
}

/** Refused: what `readLock` refuses. */
export async function loadLock(folder: string, digest: Digest): Promise<Lock> {
  return readLock(await readFile(lockPath(folder, digest), 'utf8'));
}

const lockPath = (folder: string, digest: Digest): string => join(folder, 'locks', `${hexOf(digest)}.json`);

async function logOf(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, LOG), 'utf8');
  } catch (error) {
    // A catalog into which nothing was published has no log.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
