import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@tapete/core';
import {
  activeVersion,
  type Catalog,
  type CatalogGame,
  type Digest,
  digestOf,
  EMPTY_CATALOG,
  hexOf,
  type Lock,
  presentationShape,
  readLock,
} from '@tapete/manifest';
import { assertLockSigned } from '@tapete/manifest/signing';
import type { GameHistory } from '@tapete/wire';
import * as z from 'zod';
import { historyOf } from './history.js';
import { mediaType } from './media-type.js';
import { PackageFiles, readInCatalog } from './package-files.js';
import { RulesRunner, type RunOptions } from './run-rules.js';
import type { GameFacts, OpenedGame, Shelf, ShelfGame } from './shelf.js';
import { believedCatalog, type Trust } from './trust.js';

export interface ShelfOptions extends RunOptions {
  readonly trust?: Trust | undefined;
}

/**
 * The games of a catalog folder. Its log is read again whenever it has grown, so what is published, activated or
 * blocked while the host runs counts at once. With `trust` nothing counts that the operator of the catalog, and the
 * keys of a game's name, have not signed. Rules run isolated, but for those of games that are named `inProcess`.
 */
export function folderShelf(catalog: string, { trust, ...options }: ShelfOptions = {}): Shelf {
  return new FolderShelf(catalog, trust, new RulesRunner(options));
}

class FolderShelf implements Shelf {
  readonly #folder: string;
  readonly #trust: Trust | undefined;
  readonly #runner: RulesRunner;
  /** By lock. A game that could not be opened is tried again. */
  readonly #opened = new Map<Digest, Promise<OpenedGame>>();
  #log: Believed = { mark: '', catalog: EMPTY_CATALOG, readAt: 0 };

  constructor(folder: string, trust: Trust | undefined, runner: RulesRunner) {
    this.#folder = folder;
    this.#trust = trust;
    this.#runner = runner;
  }

  async list(): Promise<readonly ShelfGame[]> {
    const catalog = await this.#catalog();
    const names = new Set([...catalog.games.values()].map((game) => game.name));
    return [...names]
      .map((name) => activeVersion(catalog, name))
      .filter((game) => game !== undefined)
      .map(shelfGame);
  }

  async active(name: string): Promise<ShelfGame> {
    const catalog = await this.#catalog();
    const found = name.includes('@') ? catalog.games.get(name) : activeVersion(catalog, name);
    if (found === undefined) throw unknown(name);
    assertNotBlocked(found);
    if (found.isActive) return shelfGame(found);
    throw new Failure(
      'GAME_INACTIVE',
      `${name} takes no new matches`,
      `Activate it: tapete activate ${name}`,
    );
  }

  async published(name: string): Promise<ShelfGame> {
    const found = (await this.#catalog()).games.get(name);
    if (found === undefined) throw unknown(name);
    assertNotBlocked(found);
    return shelfGame(found);
  }

  async blocked(): Promise<ReadonlyMap<string, string>> {
    const games = [...(await this.#catalog()).games];
    return new Map(games.flatMap(([name, { blocked }]) => (blocked === undefined ? [] : [[name, blocked]])));
  }

  async history(game: string): Promise<GameHistory> {
    const catalog = await this.#catalog();
    const lockOf = (version: CatalogGame) => openLock(this.#folder, shelfGame(version), this.#trust);
    const history = await historyOf(catalog, game, lockOf);
    if (history === undefined) throw unknown(game);
    return history;
  }

  async open(game: ShelfGame): Promise<OpenedGame> {
    assertNotBlocked((await this.#catalog()).games.get(game.name));
    const opening = this.#opened.get(game.lock) ?? this.#openLocked(game);
    this.#opened.set(game.lock, opening);
    opening.catch(() => this.#opened.delete(game.lock));
    return opening;
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  async #openLocked(game: ShelfGame): Promise<OpenedGame> {
    const own = await readLocked(this.#folder, game, this.#trust);
    return {
      ...game,
      ...(await this.#runner.run(game.game, await own.text('rules.js'))),
      presentation: read(presentationShape, 'presentation.json', await own.text('presentation.json')),
      facts: factsOf(read(factsShape, 'game.json', await own.text('game.json'))),
      file: async (path) => {
        const bytes = await own.read(path);
        return bytes && { bytes, mediaType: mediaType(path) };
      },
    };
  }

  async #catalog(): Promise<Catalog> {
    const [log, checkpoint] = LOG_FILES.map((name) => join(this.#folder, name)) as [string, string];
    const mark = `${await markOf(log)} ${await markOf(checkpoint)}`;
    const isOld = this.#trust !== undefined && performance.now() - this.#log.readAt > BELIEVED_MS;
    if (mark !== this.#log.mark || isOld) {
      const texts = { log: (await textIn(log)) ?? '', checkpoint: await textIn(checkpoint) };
      const catalog = await believedCatalog(texts, this.#trust);
      this.#log = { mark, catalog, readAt: performance.now() };
    }
    return this.#log.catalog;
  }
}

const LOG_FILES = ['catalog.jsonl', 'checkpoint.json'];
/** A checkpoint holds for a time only, so it is looked at again although nothing has changed. */
const BELIEVED_MS = 60_000;

interface Believed {
  readonly mark: string;
  readonly catalog: Catalog;
  readonly readAt: number;
}

async function textIn(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    // A catalog into which nothing was published has no log, and one without an operator no checkpoint.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const NO_FILE = 'none';

/** Changes whenever the file may have. */
async function markOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ino } = await stat(file);
    return `${size} ${mtimeMs} ${ino}`;
  } catch (error) {
    // A catalog into which nothing was published yet has no log.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NO_FILE;
    throw error;
  }
}

const shelfGame = ({ name, version, lock, by }: CatalogGame): ShelfGame => ({
  name: `${name}@${version}`,
  game: name,
  version,
  lock,
  ...(by && { by }),
});

const unknown = (name: string) =>
  new Failure('GAME_UNKNOWN', `${name}: no such game here`, 'The games of this host: GET /api/games');

function assertNotBlocked(game: CatalogGame | undefined): void {
  if (game?.blocked === undefined) return;
  throw new Failure('GAME_BLOCKED', `${game.name}@${game.version} is blocked: ${game.blocked}`);
}

/** Lock, then each package and each of its files: nothing is used before it was compared. */
async function readLocked(catalog: string, game: ShelfGame, trust: Trust | undefined): Promise<PackageFiles> {
  const lock = await openLock(catalog, game, trust);
  const packages = await Promise.all(lock.packages.map((each) => openPackage(catalog, each)));
  return packages[lock.packages.findIndex((each) => each.name === lock.root.name)] as PackageFiles;
}

async function openLock(
  catalog: string,
  { lock: digest, game, version, by }: ShelfGame,
  trust: Trust | undefined,
): Promise<Lock> {
  const path = `locks/${hexOf(digest)}.json`;
  const text = (await readInCatalog(catalog, path)).toString('utf8');
  if (digestOf(text) !== digest) throw new Failure('FILE_CHANGED', `${path} does not match its digest`);
  if (by !== undefined) {
    const signature = await readInCatalog(catalog, `signatures/${hexOf(digest)}.json`);
    assertLockSigned(signature.toString('utf8'), text, by);
  } else if (trust !== undefined) {
    throw new Failure('SIGNATURE_MISSING', `${game}@${version} is signed by nobody`);
  }
  const lock = readLock(text);
  if (lock.root.name === game && lock.root.version === version) return lock;
  throw new Failure('LOCK_WRONG', `${path} is the lock of ${lock.root.name}@${lock.root.version}`);
}

async function openPackage(catalog: string, locked: Lock['packages'][number]): Promise<PackageFiles> {
  const files = await PackageFiles.open(catalog, locked.integrity);
  if (files.count !== locked.files || files.size !== locked.size) {
    throw new Failure('PACKAGE_WRONG', `${locked.name} has other files than its lock says`);
  }
  await files.verify();
  return files;
}

/** Of the manifest: what the structure of the rules does not say. */
const factsShape = z.object({
  minutes: z.number().optional(),
  series: z.string().optional(),
  deal: z.string().optional(),
  playerConfig: z.object({ optimalPlayers: z.number() }),
});

function factsOf({ minutes, series, deal, playerConfig }: z.infer<typeof factsShape>): GameFacts {
  return {
    optimalSeats: playerConfig.optimalPlayers,
    ...(minutes === undefined ? {} : { minutes }),
    ...(series === undefined ? {} : { series }),
    ...(deal === undefined ? {} : { deal }),
  };
}

/** A file that is what was published, and yet may be of a version of its format that is not known here. */
function read<Shape extends z.ZodType>(shape: Shape, path: string, text: string): z.infer<Shape> {
  const value = shape.safeParse(JSON.parse(text));
  if (value.success) return value.data;
  throw new Failure('FILE_WRONG', `${path}: ${z.prettifyError(value.error)}`, 'Publish the game again.');
}
