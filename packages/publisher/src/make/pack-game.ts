import { createHash } from 'node:crypto';
import { SCHEMAS, schemaFile } from '@tapete/conformance';
import { canonicalText, type Json, LOCKED_GAME_API } from '@tapete/core';
import {
  type Digest,
  digestOf,
  type Finding,
  type Lock,
  type LockedPackage,
  type PackageFile,
} from '@tapete/manifest';
import { CASES } from '../acceptance/accept.js';
import type { Engine } from '../build/engine.js';
import { filesOf } from '../module/read-folder.js';
import type { GameFolder } from '../module/read-game-folder.js';
import { type FoundLibrary, libraryFiles } from '../module/read-libraries.js';
import { type Packed, pack } from '../pack/pack.js';
import type { Images } from '../render/images.js';
import type { Pictures } from '../render/render-pictures.js';
import type { Sounds } from '../render/resources.js';
import { presentationOf } from './presentation.js';

/** All that was made of a game's folder. */
export interface GameParts {
  readonly read: GameFolder;
  readonly engine: Engine;
  /** Text of `rules.js`. */
  readonly rules: string;
  readonly pictures: Pictures;
  readonly images: Images;
  /** What resource sets and images of cards show: face -> picture. */
  readonly faces: Readonly<Record<string, string>>;
  readonly sounds: Sounds;
  /** Acceptance cases that it passed. */
  readonly cases: number;
}

interface PackedGame {
  readonly lock: Lock;
  readonly packages: readonly Packed[];
}

/** The packages of the game and of its libraries, and the lock that names them; or why one cannot be a package. */
export function packGame(parts: GameParts): PackedGame | { readonly findings: readonly Finding[] } {
  const { game, libraries } = parts.read;
  const own: Part = {
    name: game.id,
    version: game.version,
    kind: 'game',
    requires: game.dependencies,
    files: gameFiles(parts),
  };
  const all = [own, ...[...libraries.values()].map(libraryPart)].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const packed = all.map((part) => ({ part, packed: pack(part.files) }));
  const findings = packed.flatMap(({ part, packed: each }) =>
    'findings' in each ? each.findings.map((found) => inPackage(part, found)) : [],
  );
  if (findings.length > 0) return { findings };
  const good = packed.flatMap(({ part, packed: each }) =>
    'integrity' in each ? [{ part, packed: each }] : [],
  );
  return { lock: lockOf(parts, good.map(lockedPackage)), packages: good.map(({ packed: each }) => each) };
}

/** A file of a library is named with its library; one of the game by its path alone. */
const inPackage = ({ kind, name }: Part, found: Finding): Finding =>
  kind === 'game' ? found : { ...found, file: `${name}/${found.file}` };

interface Part extends Pick<LockedPackage, 'name' | 'version' | 'kind' | 'requires'> {
  readonly files: readonly PackageFile[];
}

function libraryPart(found: FoundLibrary): Part {
  const { name, version, library } = found;
  return { name, version, kind: 'library', requires: library.dependencies, files: libraryFiles(found) };
}

const lockedPackage = ({
  part,
  packed,
}: {
  readonly part: Part;
  readonly packed: Packed;
}): LockedPackage => ({
  name: part.name,
  version: part.version,
  kind: part.kind,
  integrity: packed.integrity,
  files: packed.files.length,
  size: packed.size,
  requires: part.requires,
});

function gameFiles({ read, rules, pictures, images, faces, sounds }: GameParts): PackageFile[] {
  const { folder, manifest } = read;
  const presentation = presentationOf({
    read,
    pictures: { ...pictures.slots, ...images.slots },
    regions: images.regions,
    faces,
    sounds: sounds.ids,
  });
  return [
    { path: 'game.json', bytes: fileOf(read, manifest) },
    { path: 'rules.js', bytes: utf8(rules) },
    { path: 'presentation.json', bytes: utf8(canonicalText(presentation as Json)) },
    ...SCHEMAS.map((name) => ({ path: schemaFile(name), bytes: fileOf(read, schemaFile(name)) })),
    ...filesOf(folder, CASES, '.jsonl'),
    // Which picture shows which card is said by the game itself where no library does.
    ...ownSets(read).map((path) => ({ path, bytes: fileOf(read, path) })),
    ...pictures.files,
    ...images.files,
    ...sounds.files.map(({ path, bytes }) => ({ path, bytes })),
  ];
}

const ownSets = ({ game, folder }: GameFolder): string[] =>
  (game.presentation?.resourceSets ?? []).filter((name) => folder.files.has(name));

const PICTURE_TYPES: Readonly<Record<string, 'image/png' | 'image/webp'>> = {
  png: 'image/png',
  webp: 'image/webp',
};

function lockOf(
  { read, engine, pictures, images, sounds, cases }: GameParts,
  packages: Lock['packages'],
): Lock {
  const { game } = read;
  const root = packages.find(({ name, kind }) => name === game.id && kind === 'game') as LockedPackage;
  const resources: Lock['resources'] = [
    ...[...pictures.files, ...images.files].map(({ path, bytes }) => ({
      path,
      mediaType: PICTURE_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? ('image/svg+xml' as const),
      integrity: digest(bytes),
    })),
    ...sounds.files.map(({ path, bytes, mediaType }) => ({ path, mediaType, integrity: digest(bytes) })),
  ];
  return {
    lockVersion: 1,
    root: { name: root.name, version: root.version, integrity: root.integrity },
    host: { api: LOCKED_GAME_API },
    engine: { version: engine.version, integrity: engine.integrity },
    packages,
    resources: resources.sort((one, other) => (one.path < other.path ? -1 : 1)),
    schemas: Object.fromEntries(
      SCHEMAS.map((name) => [name, digest(fileOf(read, schemaFile(name)))]),
    ) as Lock['schemas'],
    checks: [
      { name: 'acceptance', cases },
      { name: 'pictures', cases: pictures.files.length },
      { name: 'verify', cases: packages.length },
    ],
  };
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const fileOf = ({ folder }: GameFolder, path: string): Uint8Array => folder.files.get(path) as Uint8Array;

const digest = (bytes: Uint8Array): Digest =>
  digestOf(bytes, (each) => createHash('sha512').update(each).digest());
