import { Failure } from '@tapete/core';
import { type Lock, lockDigest, type Published, REASON_LETTERS, writeLock } from '@tapete/manifest';
import { type SigningKey, signKeyAct, signLock } from '@tapete/manifest/signing';
import { appendAct, type Clock, openCatalog } from './catalog/catalog-folder.js';
import { enter, isNewName, mayEnter, type Proof } from './catalog/enter.js';
import { type MakeOptions, makeGame } from './make/make-game.js';

export interface PublishOptions extends MakeOptions {
  /** Folder of the catalog; made where there is none. */
  readonly catalog: string;
  readonly clock: Clock;
  /** Signs the lock. The first key under which a name is published is the name's from then on. */
  readonly key?: SigningKey;
  readonly operator?: SigningKey;
}

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
  const proven = async (lock: Lock) => ({ lock, ...(key && { proof: await proofBy(key, lock, catalog) }) });
  // Who may not publish it, or not as this version, is told before its rules are played, which lasts.
  const wasPlayed = async (lock: Lock) => (await mayEnter(await proven(lock), catalog)) === 'already';
  const made = await makeGame(root, { wasPlayed, ...options });
  if ('findings' in made) return { status: 'refused', findings: made.findings };
  options.onStep?.('store');
  const entrant = { ...made, ...(await proven(made.lock)) };
  const status = await enter(entrant, { catalog, clock, ...(operator && { operator }) });
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

/**
 * No host loads it any more, and its matches stop where they are; unblocked, they go on. The reason is told to whoever
 * plays. Refused: NAME_WRONG, NOT_PUBLISHED, REASON_WRONG.
 */
export function block(name: string, reason: string, { catalog, ...writer }: CatalogWriter): Promise<void> {
  if (reason.trim() === '' || reason.length > REASON_LETTERS)
    throw new Failure('REASON_WRONG', `A reason has 1 to ${REASON_LETTERS} letters.`);
  return appendAct(catalog, { act: 'block', ...nameOf(name), reason }, writer);
}

/** It is what it was before it was blocked. Refused: NAME_WRONG, NOT_PUBLISHED. */
export function unblock(name: string, { catalog, ...writer }: CatalogWriter): Promise<void> {
  return appendAct(catalog, { act: 'unblock', ...nameOf(name) }, writer);
}

type CatalogWriter = Pick<PublishOptions, 'catalog' | 'clock' | 'operator'>;

/** What a key says of a lock. A name that nobody has published is claimed by it; of any other the log says whose it is. */
async function proofBy(key: SigningKey, lock: Lock, catalog: string): Promise<Proof> {
  const { name } = lock.root;
  const isNew = isNewName(await openCatalog(catalog), name);
  return {
    by: key.id,
    signature: signLock(writeLock(lock), key),
    ...(isNew && { grant: signKeyAct('grant', { name, key: key.id }, { signer: key }) }),
  };
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
