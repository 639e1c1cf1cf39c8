import { canonicalText, Failure } from '@tapete/core';
import * as z from 'zod';
import { type Digest, digestOf, digestShape } from './digest.js';

export const LOCK_LIMITS = { packages: 64, depth: 8 } as const;

export const nameShape = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
export const versionShape = z
  .string()
  .max(32)
  .regex(/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/);

const lockedPackageShape = z.strictObject({
  name: nameShape,
  version: versionShape,
  kind: z.enum(['game', 'library']),
  /** Digest of its file map. */
  integrity: digestShape,
  files: z.int().positive(),
  /** Of all its files, in bytes. */
  size: z.int().nonnegative(),
  /** Exact versions, each of them in this lock. */
  requires: z.record(nameShape, versionShape),
});

const lockedResourceShape = z.strictObject({
  /** A file of the root package. */
  path: z.string(),
  /** What its bytes are; hosts send it as this and as nothing else. */
  mediaType: z.enum(['image/svg+xml', 'image/png', 'image/webp', 'audio/wav', 'audio/ogg', 'audio/mpeg']),
  integrity: digestShape,
});

/**
 * All that a match of one published game stands on. No ranges, no addresses, no times, nothing that another machine
 * would write otherwise.
 *
 * Order: `packages` by name, `resources` by path, `checks` by name, each once.
 * Source: design, "Publisher, lock, catalog".
 */
export const lockShape = z.strictObject({
  lockVersion: z.literal(1),
  /** The game. It stands in `packages` too. */
  root: z.strictObject({ name: nameShape, version: versionShape, integrity: digestShape }),
  /** The lowest version of the bundle's interface that a host must speak. */
  host: z.strictObject({ api: z.int().positive() }),
  /** The engine inside `rules.js`. Two locks with one engine digest follow the rules by the same code. */
  engine: z.strictObject({ version: versionShape, integrity: digestShape }),
  packages: z.array(lockedPackageShape).min(1).max(LOCK_LIMITS.packages),
  /** Rendered pictures and sounds. */
  resources: z.array(lockedResourceShape),
  /** JSON Schemas that every state, view and context of a match fits. */
  schemas: z.strictObject({
    config: digestShape,
    data: digestShape,
    view: digestShape,
    context: digestShape,
  }),
  /** What the game was put through, and on how many cases. */
  checks: z.array(z.strictObject({ name: nameShape, cases: z.int().nonnegative() })),
});
export type Lock = z.infer<typeof lockShape>;
export type LockedPackage = Lock['packages'][number];

/** The one text of a lock. Refused (LOCK_WRONG): a lock that could not be read again. */
export function writeLock(lock: Lock): string {
  return canonicalText(checked(lock));
}

/** Refused: LOCK_NOT_JSON, LOCK_WRONG, and LOCK_NOT_CANONICAL where writing it again gives other bytes. */
export function readLock(text: string): Lock {
  const lock = checked(parsed(text));
  if (canonicalText(lock) !== text) {
    throw new Failure(
      'LOCK_NOT_CANONICAL',
      'The lock is not written as locks are: it was edited or damaged.',
    );
  }
  return lock;
}

/** What a record and a catalog name a lock by. */
export function lockDigest(text: string): Digest {
  return digestOf(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('LOCK_NOT_JSON', `The lock is not JSON: ${(error as Error).message}`);
  }
}

function checked(value: unknown): Lock {
  const lock = lockShape.safeParse(value);
  if (!lock.success) throw new Failure('LOCK_WRONG', `The lock is wrong: ${z.prettifyError(lock.error)}`);
  const faults = [...orderFaults(lock.data), ...packageFaults(lock.data)];
  if (faults.length > 0) throw new Failure('LOCK_WRONG', `The lock is wrong: ${faults.join('; ')}`);
  return lock.data;
}

function orderFaults(lock: Lock): string[] {
  const lists = {
    packages: lock.packages.map((each) => each.name),
    resources: lock.resources.map((each) => each.path),
    checks: lock.checks.map((each) => each.name),
  };
  return Object.entries(lists)
    .filter(([, names]) => names.some((name, index) => index > 0 && name <= (names[index - 1] as string)))
    .map(([list]) => `\`${list}\` must be sorted, each once`);
}

function packageFaults({ root, packages }: Lock): string[] {
  const byName = new Map(packages.map((each) => [each.name, each]));
  const own = byName.get(root.name);
  const isOwn = own?.kind === 'game' && own.version === root.version && own.integrity === root.integrity;
  return [
    ...(isOwn ? [] : ['`root` is not the game among `packages`']),
    ...packages.flatMap((each) => unresolved(each, byName)),
    ...(depthOf(root.name, byName, []) > LOCK_LIMITS.depth
      ? [`packages require one another in a circle, or more than ${LOCK_LIMITS.depth} deep`]
      : []),
  ];
}

type ByName = ReadonlyMap<string, LockedPackage>;

function unresolved(each: LockedPackage, byName: ByName): string[] {
  return Object.entries(each.requires)
    .filter(([name, version]) => byName.get(name)?.version !== version)
    .map(([name, version]) => `${each.name} requires ${name}@${version}, which is not in the lock`);
}

/** Packages on the longest way down from one; past the limit where they go in a circle. */
function depthOf(name: string, byName: ByName, above: readonly string[]): number {
  if (above.includes(name)) return Number.POSITIVE_INFINITY;
  if (above.length > LOCK_LIMITS.depth) return above.length;
  const below = Object.keys(byName.get(name)?.requires ?? {});
  return 1 + Math.max(0, ...below.map((each) => depthOf(each, byName, [...above, name])));
}
