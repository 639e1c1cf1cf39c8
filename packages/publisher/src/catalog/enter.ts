import { Failure } from '@tapete/core';
import {
  assertOwner,
  type Catalog,
  type CatalogAct,
  type CatalogGame,
  type Key,
  type KeyAct,
  type Lock,
  type LockedPackage,
  lockDigest,
  writeAct,
  writeLock,
} from '@tapete/manifest';
import type { Packed } from '../pack/pack.js';
import {
  appendAct,
  loadLock,
  openCatalog,
  storeLock,
  storePackage,
  storeSignature,
  type Writer,
} from './catalog-folder.js';
import { assertNames, type Shelved } from './names.js';

/** A game that passed everything, with what says whose it is. */
export interface Entrant {
  readonly lock: Lock;
  readonly packages: readonly Packed[];
  /** Left out, nobody says so: for catalogs whose folder is its owner's alone. */
  readonly proof?: Proof;
}

export interface Proof {
  readonly by: Key;
  /** Text of the signed lock. */
  readonly signature: string;
  /** Claims the name, where nobody has it yet. */
  readonly grant?: KeyAct;
}

/** A catalog's folder, and who writes it. */
export interface CatalogHome extends Writer {
  readonly catalog: string;
}

/**
 * Puts a game into a catalog: its packages, its lock, its signature, and at last the line that makes it count. Until
 * that line stands, the catalog is as it was. `already`: this very game is there, and nothing was written.
 *
 * Thrown: what `mayEnter` and `appendAct` throw.
 */
export async function enter(
  entrant: Entrant,
  { catalog, ...writer }: CatalogHome,
): Promise<'published' | 'already'> {
  const { lock, packages, proof } = entrant;
  if ((await mayEnter(entrant, catalog)) === 'already') return 'already';
  for (const each of packages) await storePackage(catalog, each);
  const digest = await storeLock(catalog, lock);
  const claim = claimNeeded(proof, await openCatalog(catalog), lock.root.name);
  if (claim !== undefined) await appendAct(catalog, claim, writer);
  if (proof !== undefined) await storeSignature(catalog, digest, proof.signature);
  await appendAct(catalog, publishAct(entrant), writer);
  return 'published';
}

/** This very game is in the catalog, which takes none that has not passed everything. */
const stands = ({ games }: Pick<Catalog, 'games'>, lock: Lock): boolean =>
  games.get(`${lock.root.name}@${lock.root.version}`)?.lock === lockDigest(writeLock(lock));

/** Whether nobody has published under a name, and nobody has claimed it. */
export function isNewName({ games, owners }: Catalog, name: string): boolean {
  return !owners.has(name) && ![...games.values()].some((game) => game.name === name);
}

/**
 * Looks whether a game may stand in a catalog. Thrown: VERSION_TAKEN where the version, or a library's, is there with
 * other bytes; CLAIM_MISSING where the name is new; KEY_MISSING, KEY_NOT_OWNER, KEY_REVOKED where it, or that of a library,
 * is somebody else's; NAME_ALIKE.
 */
export async function mayEnter(
  entrant: Pick<Entrant, 'lock' | 'proof'>,
  folder: string,
): Promise<'new' | 'already'> {
  const { lock } = entrant;
  const before = await openCatalog(folder);
  const { name, version } = lock.root;
  const taken = before.games.get(`${name}@${version}`);
  if (stands(before, lock)) return 'already';
  assertOwned(entrant, before);
  if (taken !== undefined) throw await takenBy(folder, taken, lock);
  const shelved = { catalog: before, locks: await locksIn(folder, before) };
  assertSameLibraries(lock, shelved);
  assertNames(lock, entrant.proof?.by, shelved);
  return 'new';
}

/** A dry run of the lines that would be written: what refuses them then refuses them now. */
function assertOwned(entrant: Pick<Entrant, 'lock' | 'proof'>, before: Catalog): void {
  const { name } = entrant.lock.root;
  const claim = claimNeeded(entrant.proof, before, name);
  if (claim !== undefined) writeAct(before, claim, NEVER);
  else if (entrant.proof !== undefined && isNewName(before, name))
    throw new Failure('CLAIM_MISSING', `${name} is new, and nobody claims it.`, 'Publish it as a new name.');
  else assertOwner(name, before.owners.get(name), entrant.proof?.by);
}

/** Of a line that is not written. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Who has the name already need not claim it. */
function claimNeeded(proof: Proof | undefined, { owners }: Catalog, name: string): KeyAct | undefined {
  return proof && owners.get(name)?.keys.includes(proof.by) ? undefined : proof?.grant;
}

function publishAct({ lock, proof }: Pick<Entrant, 'lock' | 'proof'>): CatalogAct {
  const { name, version } = lock.root;
  return { act: 'publish', name, version, lock: lockDigest(writeLock(lock)), ...(proof && { by: proof.by }) };
}

const locksIn = (folder: string, { games }: Catalog): Promise<readonly Lock[]> =>
  Promise.all([...games.values()].map(({ lock }) => loadLock(folder, lock)));

/** A version of a library is one thing, in whatever game. */
function assertSameLibraries(lock: Lock, { locks }: Shelved): void {
  for (const { root, packages } of locks) {
    const other = lock.packages.find((own) => packages.some((theirs) => isOtherBytes(own, theirs)));
    if (other === undefined) continue;
    throw new Failure(
      'VERSION_TAKEN',
      `${other.name}@${other.version} stands in ${root.name}@${root.version} with other bytes.`,
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
