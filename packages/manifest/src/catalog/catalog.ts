import { canonicalText, Failure } from '@tapete/core';
import * as z from 'zod';
import { type Digest, digestOf, digestShape } from '../digest.js';
import { actShape, type CatalogAct, type Key, type KeyAct, type VersionAct } from './acts.js';
import { assertOwner, type Owners, ownersAfter } from './owners.js';

/*
 * A catalog is a folder:
 *
 *   catalog.jsonl                  the log: one canonical JSON object a line, each with the digest of the line before.
 *                                  A file that is missing is a catalog with nothing in it.
 *   checkpoint.json                how long the log is and how it ends, signed by the operator; where there is one
 *   signatures/<hex>.json          the signature of a lock, by one of the keys of its name; where the name has keys
 *   locks/<hex>.json               a lock, named by its digest: the sha512 of the file's bytes
 *   packages/<hex>/map.json        a package's file map, named by the package's integrity: the sha512 of these bytes
 *   packages/<hex>/files/<path>    each file that the map names, with its size and sha512
 *
 * Digests are written `sha512-<base64>`; `<hex>` is `hexOf` the same digest. The package of a game has
 *
 *   game.json                      its manifest, as the author wrote it
 *   rules.js                       its rules with their engine: an ES module that exports `game: LockedGame`
 *   presentation.json              what a page needs to show it (presentation.ts)
 *   schemas/{config,data,view,context}.schema.json
 *   pictures/*.svg  sounds/*       as presentation.json names them
 *   fixtures/*.jsonl               the acceptance cases that it passed
 *
 * To load a game, trust nothing but the log: `readCatalog` → the lock's digest → `readLock` of a text whose
 * `lockDigest` is that → each package's integrity → `readFileMap` → `fileFault` of each file. What does not match
 * is not loaded.
 */

const lineShape = z.strictObject({
  /** Counted from 1. */
  n: z.int().positive(),
  /** When, by the clock of who did it; for people, nothing follows from it. */
  at: z.iso.datetime(),
  /** Digest of the line before; empty in the first. */
  previous: z.union([digestShape, z.literal('')]),
  act: actShape,
});

/** One published version. */
export interface CatalogGame {
  readonly name: string;
  readonly version: string;
  /** Digest of its lock. */
  readonly lock: Digest;
  readonly publishedAt: string;
  /** Who signed its lock. */
  readonly by?: Key;
  readonly isActive: boolean;
  /** Why no host may load it. */
  readonly blocked?: string;
}

/** A catalog's log, read. */
export interface Catalog {
  readonly lines: number;
  /** Digest of the last line; empty of an empty log. Who remembers it notices a log that was cut or rewritten. */
  readonly head: Digest | '';
  /** By `name@version`, in the order of publishing. */
  readonly games: ReadonlyMap<string, CatalogGame>;
  /** By the name of a game; those that have keys. */
  readonly owners: ReadonlyMap<string, Owners>;
  /** Grants and revocations in their order, each with its line: whether they are signed is checked with the operator's key. */
  readonly keyActs: readonly { readonly line: number; readonly act: KeyAct }[];
}

export const EMPTY_CATALOG: Catalog = {
  lines: 0,
  head: '',
  games: new Map(),
  owners: new Map(),
  keyActs: [],
};

/** Refused (CATALOG_BROKEN, with the line's number): a line that is cut, changed, out of order or not allowed. */
export function readCatalog(text: string): Catalog {
  if (text === '') return EMPTY_CATALOG;
  const lines = text.split('\n');
  if (lines.pop() !== '') throw broken(lines.length + 1, 'it is cut');
  const draft: Draft = { games: new Map(), owners: new Map(), keyActs: [] };
  const head = lines.reduce<Catalog['head']>((previous, line, index) => {
    readLine(line, { draft, number: index + 1, previous });
    return digestOf(line);
  }, '');
  return { lines: lines.length, head, ...draft };
}

/**
 * The line that does this to a catalog, ready to be appended. Refused: VERSION_TAKEN, NOT_PUBLISHED, GAME_BLOCKED, and
 * what the owners of its name refuse.
 */
export function writeAct(catalog: Catalog, act: CatalogAct, at: string): string {
  assertAllowed(catalog, act, at);
  return `${canonicalText({ n: catalog.lines + 1, at, previous: catalog.head, act })}\n`;
}

/** The newest active version of a game that is not blocked. */
export function activeVersion(catalog: Catalog, name: string): CatalogGame | undefined {
  return [...catalog.games.values()]
    .filter((game) => game.name === name && game.isActive && game.blocked === undefined)
    .sort((one, other) => compareVersions(other.version, one.version))[0];
}

/** Below 0 where `one` is older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  const differing = left.findIndex((part, index) => part !== right[index]);
  return differing < 0 ? 0 : (left[differing] as number) - (right[differing] as number);
}

/** A catalog while its log is read. */
interface Draft {
  readonly games: Map<string, CatalogGame>;
  readonly owners: Map<string, Owners>;
  readonly keyActs: { readonly line: number; readonly act: KeyAct }[];
}

interface Above {
  readonly draft: Draft;
  readonly number: number;
  readonly previous: Catalog['head'];
}

/** Does what one line says to the games of the lines above it. */
function readLine(text: string, { draft, number, previous }: Above): void {
  const line = lineShape.safeParse(parsed(text, number));
  if (!line.success) throw broken(number, z.prettifyError(line.error));
  const { act, at } = line.data;
  if (canonicalText(line.data) !== text) throw broken(number, 'it is not written as lines are');
  if (line.data.n !== number) throw broken(number, `it calls itself line ${line.data.n}`);
  if (line.data.previous !== previous) throw broken(number, 'it does not follow the line before it');
  allowed(number, () => {
    if (isKeyAct(act)) {
      draft.owners.set(act.name, ownersOf(draft, act));
      draft.keyActs.push({ line: number, act });
    } else draft.games.set(keyOf(act), versionAfter(draft, act, at));
  });
}

type Standing = Pick<Catalog, 'games' | 'owners'>;

const isKeyAct = (act: CatalogAct): act is KeyAct => act.act === 'grant' || act.act === 'revoke';

function assertAllowed(catalog: Standing, act: CatalogAct, at: string): void {
  if (isKeyAct(act)) ownersOf(catalog, act);
  else versionAfter(catalog, act, at);
}

function ownersOf({ games, owners }: Standing, act: KeyAct): Owners {
  const isPublished = [...games.values()].some(({ name }) => name === act.name);
  return ownersAfter(owners.get(act.name), act, isPublished);
}

function versionAfter({ games, owners }: Standing, act: VersionAct, at: string): CatalogGame {
  if (act.act === 'publish') assertOwner(act.name, owners.get(act.name), act.by);
  return changed(games.get(keyOf(act)), act, at);
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw broken(number, (error as Error).message);
  }
}

function allowed(number: number, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) throw broken(number, error.message);
    throw error;
  }
}

const keyOf = ({ name, version }: VersionAct): string => `${name}@${version}`;

function changed(game: CatalogGame | undefined, act: VersionAct, at: string): CatalogGame {
  const key = keyOf(act);
  if (act.act === 'publish') {
    if (game !== undefined)
      throw new Failure('VERSION_TAKEN', `${key} is published already.`, 'Raise the version.');
    const { name, version, lock, by } = act;
    return { name, version, lock, publishedAt: at, isActive: false, ...(by && { by }) };
  }
  if (game === undefined) throw new Failure('NOT_PUBLISHED', `${key} is not in the catalog.`);
  const { blocked, ...unblocked } = game;
  if (act.act === 'block') return { ...unblocked, blocked: act.reason };
  if (act.act === 'unblock') return unblocked;
  if (act.act === 'activate' && blocked !== undefined) {
    throw new Failure('GAME_BLOCKED', `${key} is blocked: ${blocked}`);
  }
  return { ...game, isActive: act.act === 'activate' };
}

function broken(line: number, what: string): Failure {
  return new Failure(
    'CATALOG_BROKEN',
    `catalog.jsonl, line ${line}: ${what}`,
    'Restore the file from a copy.',
  );
}
