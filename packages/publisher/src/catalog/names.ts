import { Failure } from '@tapete/core';
import {
  assertOwner,
  type Catalog,
  type Key,
  type Lock,
  type LockedPackage,
  looksOf,
} from '@tapete/manifest';

/** What a catalog has: its log, and the lock of every version in it, in the order of publishing. */
export interface Shelved {
  readonly catalog: Catalog;
  readonly locks: readonly Lock[];
}

/**
 * Looks whether the names in a lock may be those of whoever publishes it. A library's name is held by the keys of the first
 * game that came with it; what stands in the catalog already, to the byte, everybody may use.
 *
 * Thrown: KEY_MISSING, KEY_NOT_OWNER where a new version is of a library, or a new game has the name of one, that is somebody
 * else's; NAME_ALIKE where a new name is taken for somebody else's at a glance.
 */
export function assertNames(lock: Lock, by: Key | undefined, { catalog, locks }: Shelved): void {
  const holders = holdersIn({ catalog, locks });
  const stands = (own: LockedPackage) => locks.some(({ packages }) => packages.some(isSame(own)));
  const isOwnGame = ({ name }: LockedPackage) => name === lock.root.name && holders.get(name) === name;
  for (const own of lock.packages) {
    if (stands(own) || isOwnGame(own)) continue;
    if (holders.has(own.name)) assertHolder(own.name, by, { catalog, holders });
    else assertUnlike(own.name, by, { catalog, holders });
  }
}

const isSame =
  (own: LockedPackage) =>
  ({ name, version, integrity }: LockedPackage): boolean =>
    own.name === name && own.version === version && own.integrity === integrity;

/** Of each name the game whose keys hold it. */
function holdersIn({ catalog, locks }: Shelved): ReadonlyMap<string, string> {
  const claimed = [...catalog.owners.keys()].map((name) => [name, name] as const);
  const came = locks.flatMap(({ root, packages }) => packages.map(({ name }) => [name, root.name] as const));
  // The last one stays: a name of its own before the one it came with, and the first before the later ones.
  return new Map([...came.reverse(), ...claimed]);
}

interface Held {
  readonly catalog: Catalog;
  readonly holders: ReadonlyMap<string, string>;
}

function assertHolder(name: string, by: Key | undefined, { catalog, holders }: Held): void {
  const holder = holders.get(name) ?? name;
  assertOwner(holder === name ? name : `${name}, which came with ${holder},`, catalog.owners.get(holder), by);
}

function assertUnlike(name: string, by: Key | undefined, held: Held): void {
  const looks = looksOf(name);
  const others = [...held.holders.keys()].filter((other) => looksOf(other) === looks);
  const theirs = others.find((other) => !isHolder(other, by, held));
  if (theirs === undefined) return;
  throw new Failure(
    'NAME_ALIKE',
    `${name} is taken for ${theirs} at a glance, and ${theirs} is somebody else’s.`,
    'Give it another name.',
  );
}

function isHolder(name: string, by: Key | undefined, held: Held): boolean {
  try {
    assertHolder(name, by, held);
    return true;
  } catch {
    // It says no more than that.
    return false;
  }
}
