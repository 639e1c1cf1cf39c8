import { Failure, type Structure } from '@tapete/core';
import {
  type Finding,
  type GameManifest,
  headerFindings,
  type Library,
  readGame,
  toStructure,
  verifyFiles,
} from '@tapete/manifest';
import type { Engine } from '../build/engine.js';
import { finding } from '../finding.js';
import { type ModuleFolder, readFolder, textOf } from './read-folder.js';
import { type FoundLibraries, readLibraries } from './read-libraries.js';

/** A game as its author wrote it, read and verified. */
export interface GameFolder {
  readonly folder: ModuleFolder;
  /** Path of the manifest. */
  readonly manifest: string;
  readonly game: GameManifest;
  /** As the engine needs it; undefined where the manifest is not sound. */
  readonly structure?: Structure;
  readonly libraries: FoundLibraries['libraries'];
  readonly findings: readonly Finding[];
}

export type ReadGameFolder = GameFolder | { readonly findings: readonly Finding[] };

/** Reads a game's folder and checks all that can be checked without running anything. */
export async function readGameFolder(
  root: string,
  engine: Engine,
  near: readonly string[],
): Promise<ReadGameFolder> {
  const folder = await readFolder(root);
  const manifest = [...folder.files.keys()].find((path) => /^[^/]+\.game\.json$/.test(path));
  if (manifest === undefined) {
    const message = 'there is no <id>.game.json: without a manifest with its header nothing can be published';
    return { findings: [...folder.findings, finding('FILE_MISSING', { file: root, message })] };
  }
  const { game, findings } = readGame(textOf(folder, manifest) as string, manifest);
  if (game === undefined) return { findings: [...folder.findings, ...findings] };
  const { libraries, findings: missing } = await readLibraries(
    game.dependencies,
    [folder.root, ...near],
    manifest,
  );
  const found = [...libraries.values()].map(({ library }) => library);
  const verified = verifyFiles([manifest], {
    read: (path) => textOf(folder, path),
    exists: (path) => folder.files.has(path),
    libraries: found,
  });
  // A library that is not found is told once, with where it was looked for.
  const said = verified.filter(({ code }) => missing.length === 0 || code !== 'LIBRARY_MISSING');
  const all = [
    ...folder.findings,
    ...missing,
    ...said,
    ...headerFindings(game, manifest),
    ...engineFindings(game, engine, manifest),
  ];
  const structure = missing.length > 0 ? undefined : structureOf(game, found);
  return { folder, manifest, game, libraries, findings: all, ...(structure && { structure }) };
}

function structureOf(game: GameManifest, libraries: readonly Library[]): Structure | undefined {
  try {
    return toStructure(game, libraries);
  } catch (error) {
    // A definition or a board that the engine cannot have was told with its place when the manifest was verified.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

function engineFindings({ engine }: GameManifest, { version }: Engine, file: string): Finding[] {
  if (engine === undefined || engine === version) return [];
  const message = `it is written for engine ${engine}; this publisher has ${version}`;
  return [finding('ENGINE_VERSION', { file, path: '/engine', message, near: version })];
}
