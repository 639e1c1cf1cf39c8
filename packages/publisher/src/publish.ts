import { Failure } from '@tapete/core';
import type { Catalog, CatalogGame, Digest, Finding, Lock, LockedPackage } from '@tapete/manifest';
import { lockDigest, writeLock } from '@tapete/manifest';
import { type SigningKey, signKeyAct, signLock } from '@tapete/manifest/signing';
import {
  appendAct,
  type Clock,
  loadLock,
  openCatalog,
  storeLock,
  storePackage,
  storeSignature,
} from './catalog/catalog-folder.js';
import { type MadeGame, type MakeOptions, makeGame } from './make/make-game.js';

export interface PublishOptions extends MakeOptions {
  /** Folder of the catalog; made where there is none. */
  readonly catalog: string;
  readonly clock: Clock;
  /** Signs the lock. The first key under which a name is published is the name's from then on. */
  readonly key?: SigningKey;
  readonly operator?: SigningKey;
}

/** What came of publishing. Refused, everything that is wrong is among the findings, and the catalog is as it was. */
export type Published =
  | { readonly status: 'refused'; readonly findings: readonly Finding[] }
  | {
      /** `already`: this very game is there under this name and version, and nothing was written. */
      readonly status: 'published' | 'already';
      /** `conecta4@1.0.0`. */
      readonly name: string;
      readonly lock: Digest;
      readonly warnings: readonly Finding[];
    };

/**
 * Publishes the game in a folder: verify, build, render, accept, pack, lock, and at last the line in the catalog's log
 * that makes it count. Until that line stands, the catalog is as it was.
 *
 * Thrown: VERSION_TAKEN where the version, or a library's, is there with other bytes; KEY_MISSING, KEY_NOT_OWNER where
 * the name is somebody else's; CATALOG_BUSY, CATALOG_BROKEN.
 */
export async function publish(
  root: string,
  { catalog, clock, key, operator, ...options }: PublishOptions,
): Promise<Published> {
  const { games } = await openCatalog(catalog);
  const wasPlayed = async (lock: Lock) => stands(games, lock);
  const made = await makeGame(root, { wasPlayed, ...options });
  if ('findings' in made) return { status: 'refused', findings: made.findings };
  options.onStep?.('store');
  const status = await store(made, { catalog, clock, ...(key && { key }), ...(operator && { operator }) });
  const { name, version } = made.lock.root;
  return {
    status,
    name: `${name}@${version}`,
    lock: lockDigest(writeLock(made.lock)),
    warnings: made.warnings,
  };
}

/** New matches may be created of it. Refused: NAME_WRONG, NOT_PUBLISHED, GAME_BLOCKED. */
export function activate(name: string, { catalog, ...writer }: CatalogWriter): Promise<void> {
  return appendAct(catalog, { act: 'activate', ...nameOf(name) }, writer);
}

/** No new matches; those that run go on to their end. Refused: NAME_WRONG, NOT_PUBLISHED. */
export function deactivate(name: string, { catalog, ...writer }: CatalogWriter): Promise<void> {
  return appendAct(catalog, { act: 'deactivate', ...nameOf(name) }, writer);
}

type CatalogWriter = Pick<PublishOptions, 'catalog' | 'clock' | 'operator'>;

async function store(
  { lock, packages }: MadeGame,
  { catalog, key, ...writer }: Pick<PublishOptions, 'catalog' | 'clock' | 'key' | 'operator'>,
) {
  const before = await openCatalog(catalog);
  const { name, version } = lock.root;
  const taken = before.games.get(`${name}@${version}`);
  if (taken !== undefined) {
    if (stands(before.games, lock)) return 'already';
    throw await takenBy(catalog, taken, lock);
  }
  await assertSameLibraries(catalog, before, lock);
  for (const each of packages) await storePackage(catalog, each);
  const digest = await storeLock(catalog, lock);
  if (key !== undefined) await sign(lock, { catalog, key, ...writer });
  const by = key && { by: key.id };
  await appendAct(catalog, { act: 'publish', name, version, lock: digest, ...by }, writer);
  return 'published';
}

/** This very game is in the catalog, which takes none that has not passed everything. */
const stands = (games: Catalog['games'], lock: Lock): boolean =>
  games.get(`${lock.root.name}@${lock.root.version}`)?.lock === lockDigest(writeLock(lock));

/** A name that nobody has published is claimed by the key; of any other the log says whose it is. */
async function sign(
  lock: Lock,
  { catalog, key, ...writer }: CatalogWriter & { readonly key: SigningKey },
): Promise<void> {
  const { name } = lock.root;
  const { games, owners } = await openCatalog(catalog);
  const isNew = !owners.has(name) && ![...games.values()].some((game) => game.name === name);
  if (isNew) await appendAct(catalog, signKeyAct('grant', { name, key: key.id }, { signer: key }), writer);
  const text = writeLock(lock);
  await storeSignature(catalog, lockDigest(text), signLock(text, key));
}

/** A version of a library is one thing, in whatever game. */
async function assertSameLibraries(folder: string, catalog: Catalog, lock: Lock): Promise<void> {
  for (const game of catalog.games.values()) {
    const { packages } = await loadLock(folder, game.lock);
    const other = lock.packages.find((own) => packages.some((theirs) => isOtherBytes(own, theirs)));
    if (other === undefined) continue;
    throw new Failure(
      'VERSION_TAKEN',
      `${other.name}@${other.version} stands in ${game.name}@${game.version} with other bytes.`,
      `Raise the version of ${other.name}.`,
    );
  }
}

const isOtherBytes = (own: LockedPackage, theirs: LockedPackage): boolean =>
  own.name === theirs.name && own.version === theirs.version && own.integrity !== theirs.integrity;

/** Says what of a published version would change. */
async function takenBy(folder: string, taken: CatalogGame, lock: Lock): Promise<Failure> {
  const theirs = await loadLock(folder, taken.lock);
  const what = [
    ...(theirs.engine.integrity === lock.engine.integrity ? [] : ['its engine']),
    ...lock.packages
      .filter(
        (own) =>
          !theirs.packages.some(({ name, integrity }) => name === own.name && integrity === own.integrity),
      )
      .map(({ name }) => (name === lock.root.name ? 'its own files' : name)),
  ];
  return new Failure(
    'VERSION_TAKEN',
    `${taken.name}@${taken.version} is published already, with other bytes: ${what.join(', ') || 'what it was checked for'} differ.`,
    'A published version never changes. Raise the version in the manifest and in package.json.',
  );
}

function nameOf(name: string): { readonly name: string; readonly version: string } {
  const [id, version, ...more] = name.split('@');
  if (id !== undefined && id !== '' && version !== undefined && version !== '' && more.length === 0) {
    return { name: id, version };
  }
  throw new Failure(
    'NAME_WRONG',
    `"${name}" names no published game.`,
    'Write it with its version: conecta4@1.0.0',
  );
}
