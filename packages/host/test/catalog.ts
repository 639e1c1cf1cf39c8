import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CatalogAct,
  digestOf,
  fileMapText,
  hexOf,
  type Lock,
  packageIntegrity,
  packedFile,
  readCatalog,
  writeAct,
  writeLock,
} from '@tapete/manifest';
import { type SigningKey, signLock } from '@tapete/manifest/signing';

const AT = '2026-12-01T10:00:00.000Z';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

export interface TestGame {
  readonly name: string;
  readonly version: string;
  readonly rules: string;
}

/**
 * Puts a version of a game into a catalog as a publisher does, signed where there is a key, and activates it. Returns the
 * package's folder.
 */
export function publish(catalog: string, { name, version, rules }: TestGame, key?: SigningKey): string {
  const texts = {
    'game.json': JSON.stringify({ id: name, version, minutes: 3, playerConfig: { optimalPlayers: 2 } }),
    'rules.js': rules,
    'presentation.json': JSON.stringify(presentation(name, version)),
    'pictures/cover.svg': picture,
  };
  const bytes = Object.entries(texts).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const files = bytes.map((file) => packedFile(file, (all) => createHash('sha512').update(all).digest()));
  const integrity = packageIntegrity(files);
  const folder = join(catalog, 'packages', hexOf(integrity));
  write(join(folder, 'map.json'), fileMapText(files));
  for (const [path, text] of Object.entries(texts)) write(join(folder, 'files', path), text);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const own = { name, version, kind: 'game' as const, integrity, files: files.length, size, requires: {} };
  const text = writeLock(lock(own));
  write(join(catalog, 'locks', `${hexOf(digestOf(text))}.json`), text);
  if (key) write(join(catalog, 'signatures', `${hexOf(digestOf(text))}.json`), signLock(text, key));
  act(catalog, { act: 'publish', name, version, lock: digestOf(text), ...(key && { by: key.id }) });
  act(catalog, { act: 'activate', name, version });
  return folder;
}

/** Adds a line to the catalog's log. */
export function act(catalog: string, what: CatalogAct): void {
  const file = join(catalog, 'catalog.jsonl');
  appendFileSync(file, '');
  appendFileSync(file, writeAct(readCatalog(readFileSync(file, 'utf8')), what, AT));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function lock(own: Lock['packages'][number]): Lock {
  const digest = digestOf('');
  return {
    lockVersion: 1,
    root: { name: own.name, version: own.version, integrity: own.integrity },
    host: { api: 1 },
    engine: { version: '0.1.0', integrity: digest },
    packages: [own],
    resources: [{ path: 'pictures/cover.svg', mediaType: 'image/svg+xml', integrity: digestOf(picture) }],
    schemas: { config: digest, data: digest, view: digest, context: digest },
    checks: [],
  };
}

function presentation(game: string, version: string) {
  const cover = 'pictures/cover.svg';
  return {
    presentationVersion: 1,
    game,
    version,
    locales: ['en'],
    title: { en: 'A test' },
    summary: { en: 'A game for tests.' },
    texts: { en: {} },
    plans: [],
    pictures: { cover: { plain: cover } },
    faces: {},
    sounds: {},
    cover,
    thumbnail: cover,
    icon: cover,
  };
}
