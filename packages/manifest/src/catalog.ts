import { canonicalText, Failure } from '@tapete/core';
import * as z from 'zod';
import { type Digest, digestOf, digestShape } from './digest.js';
import { nameShape, versionShape } from './lock.js';

/*
 * A catalog is a folder:
 *
 *   catalog.jsonl                  the log: one canonical JSON object a line, each with the digest of the line before.
 *                                  A file that is missing is a catalog with nothing in it.
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

const about = { name: nameShape, version: versionShape };

/** What can be done to one version of a game, in the order in which a version's life has them. */
export const actShape = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('publish'), ...about, lock: digestShape }),
  /** New matches may be created. */
  z.strictObject({ act: z.literal('activate'), ...about }),
  /** No new matches; running ones go on to their end. */
  z.strictObject({ act: z.literal('deactivate'), ...about }),
  /** Not loaded by any host, running matches stop. */
  z.strictObject({ act: z.literal('block'), ...about, reason: z.string().min(1).max(500) }),
  z.strictObject({ act: z.literal('unblock'), ...about }),
]);
export type CatalogAct = z.infer<typeof actShape>;

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
}

export const EMPTY_CATALOG: Catalog = { lines: 0, head: '', games: new Map() };

/** Refused (CATALOG_BROKEN, with the line's number): a line that is cut, changed, out of order or not allowed. */
export function readCatalog(text: string): Catalog {
  if (text === '') return EMPTY_CATALOG;
  const lines = text.split('\n');
  if (lines.pop() !== '') throw broken(lines.length + 1, 'it is cut');
  const games = new Map<string, CatalogGame>();
  const head = lines.reduce<Catalog['head']>((previous, line, index) => {
    readLine(line, { games, number: index + 1, previous });
    return digestOf(line);
  }, '');
  return { lines: lines.length, head, games };
}

/** The line that does this to a catalog, ready to be appended. Refused: VERSION_TAKEN, NOT_PUBLISHED, GAME_BLOCKED. */
export function writeAct(catalog: Catalog, act: CatalogAct, at: string): string {
  changed(catalog.games.get(keyOf(act)), act, at);
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

interface Above {
  readonly games: Map<string, CatalogGame>;
  readonly number: number;
  readonly previous: Catalog['head'];
}

/** Does what one line says to the games of the lines above it. */
function readLine(text: string, { games, number, previous }: Above): void {
  const line = lineShape.safeParse(parsed(text, number));
  if (!line.success) throw broken(number, z.prettifyError(line.error));
  const { act, at } = line.data;
  if (canonicalText(line.data) !== text) throw broken(number, 'it is not written as lines are');
  if (line.data.n !== number) throw broken(number, `it calls itself line ${line.data.n}`);
  if (line.data.previous !== previous) throw broken(number, 'it does not follow the line before it');
  games.set(
    keyOf(act),
    allowed(number, () => changed(games.get(keyOf(act)), act, at)),
  );
}

function parsed(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw broken(number, (error as Error).message);
  }
}

function allowed(number: number, act: () => CatalogGame): CatalogGame {
  try {
    return act();
  } catch (error) {
    if (error instanceof Failure) throw broken(number, error.message);
    throw error;
  }
}

const keyOf = ({ name, version }: CatalogAct): string => `${name}@${version}`;

function changed(game: CatalogGame | undefined, act: CatalogAct, at: string): CatalogGame {
  const key = keyOf(act);
  if (act.act === 'publish') {
    if (game !== undefined)
      throw new Failure('VERSION_TAKEN', `${key} is published already.`, 'Raise the version.');
    return { name: act.name, version: act.version, lock: act.lock, publishedAt: at, isActive: false };
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
