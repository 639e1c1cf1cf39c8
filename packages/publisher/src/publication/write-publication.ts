import { writeLock } from '@tapete/manifest';
import { type SigningKey, signKeyAct, signLock, writeClaim } from '@tapete/manifest/signing';
import type { MadeGame } from '../make/make-game.js';
import { type ArchiveFile, writeArchive } from './archive.js';
import { gzipped } from './gzip.js';

/** Files of a publication beside its packages, in the order in which they stand. */
export const LOCK = 'lock.json';
export const SIGNATURE = 'lock.signature.json';
export const CLAIM = 'grant.json';

export interface WriteOptions {
  /** Signs the lock; never leaves its owner. */
  readonly key: SigningKey;
  /** Whether nobody has published under the name yet, so that it is claimed with this version. */
  readonly isNew: boolean;
}

/**
 * What an author sends to a catalog: a gzip of an archive with the lock, its signature, the claim of a new name, and the
 * files of every package that the lock names, in `packages/<name>@<version>/`. The same bytes from any machine.
 */
export function writePublication({ lock, packages }: MadeGame, { key, isNew }: WriteOptions): Uint8Array {
  const text = writeLock(lock);
  const { name } = lock.root;
  const claim = isNew
    ? [file(CLAIM, writeClaim(signKeyAct('grant', { name, key: key.id }, { signer: key })))]
    : [];
  const inside = lock.packages.flatMap(({ integrity, ...each }) => {
    const files = packages.find((packed) => packed.integrity === integrity)?.files ?? [];
    return files.map(({ path, bytes }): ArchiveFile => ({ folder: packageFolder(each), name: path, bytes }));
  });
  return gzipped(writeArchive([file(LOCK, text), file(SIGNATURE, signLock(text, key)), ...claim, ...inside]));
}

/** Where a package's files stand in a publication. */
export const packageFolder = ({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}): string => `packages/${name}@${version}`;

const file = (name: string, text: string): ArchiveFile => ({
  folder: '',
  name,
  bytes: new TextEncoder().encode(text),
});
