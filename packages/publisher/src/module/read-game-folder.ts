import { basename } from 'node:path';
import { Failure, type Structure } from '@tapete/core';
import {
  type AuthoredProgram,
  completeGame,
  type Finding,
  type GameManifest,
  type GameReading,
  hasErrors,
  isAuthored,
  type Library,
  readGame,
  toProgram,
  toStructure,
  verifyFiles,
} from '@tapete/manifest';
import { finding } from '../finding.js';
import { HERE } from './packages.js';
import { type ModuleFolder, readFolder, textOf } from './read-folder.js';
import { type FindLibrary, type FoundLibraries, librariesNear, readLibraries } from './read-libraries.js';

/** A game as its author wrote it, read and verified. */
export interface GameFolder {
  readonly folder: ModuleFolder;
  /** Path of the manifest. */
  readonly manifest: string;
  readonly game: GameManifest;
  /** As the engine needs it; undefined where the manifest is not sound. */
  readonly structure?: Structure;
  /** Of a game without code: its rules, as data. */
  readonly program?: AuthoredProgram;
  readonly libraries: FoundLibraries['libraries'];
  readonly findings: readonly Finding[];
}

export type ReadGameFolder = GameFolder | { readonly findings: readonly Finding[] };

/** Reads a game's folder and checks all that can be checked without running anything. */
export async function readGameFolder(root: string, near: readonly string[]): Promise<ReadGameFolder> {
  const folder = await readFolder(root);
  return readGameIn(folder, librariesNear([folder.root, ...near, HERE]));
}

/** The same of files that are at hand already, with libraries from wherever they are. */
export async function readGameIn(folder: ModuleFolder, find: FindLibrary): Promise<ReadGameFolder> {
  const manifest = manifestOf(folder);
  if (manifest === undefined) {
    const message = 'there is no <id>.game.json, so this is no game';
    return { findings: [...folder.findings, finding('FILE_MISSING', { file: '<id>.game.json', message })] };
  }
  const { game: read, findings } = readManifest(folder, manifest);
  if (read === undefined) return { findings: [...folder.findings, ...findings] };
  const isData = !folder.files.has(RULES);
  const game = isData ? completeGame(read) : read;
  const { libraries, findings: missing } = await readLibraries(game.dependencies, find, manifest);
  const found = [...libraries.values()].map(({ library }) => library);
  const verified = verifyFiles([manifest], {
    read: (path) => textOf(folder, path),
    exists: (path) => folder.files.has(path),
    libraries: found,
  });
  // A library that is not found is told once, with where it was looked for.
  const said = verified.filter(({ code }) => missing.length === 0 || code !== 'LIBRARY_MISSING');
  const structure = missing.length > 0 ? undefined : structureOf(game, found);
  const all = [...folder.findings, ...missing, ...said, ...rulesTwice(read, manifest, isData)];
  const program = isData && structure && !hasErrors(all) ? toProgram(game, found) : undefined;
  return {
    folder,
    manifest,
    game,
    libraries,
    findings: all,
    ...(structure && { structure }),
    ...(program && { program }),
  };
}

/** Where a module's rules are, if they are code. */
export const RULES = 'src/index.ts';

function rulesTwice(game: GameManifest, file: string, isData: boolean): Finding[] {
  if (isData || !isAuthored(game)) return [];
  const message = `the rules are code, in ${RULES}, and those in the manifest would never run`;
  return [finding('RULES_TWICE', { file, message })];
}

/** `<id>.game.json`, or a bare manifest without a header. */
function manifestOf({ files }: ModuleFolder): string | undefined {
  const paths = [...files.keys()];
  return paths.find((path) => /^[^/]+\.game\.json$/.test(path)) ?? paths.find((path) => path === BARE);
}

export const BARE = 'manifest.json';

/** A bare manifest has the name of its folder, so it is read with it; what is found is told by its path in the module. */
function readManifest(folder: ModuleFolder, manifest: string): GameReading {
  const read = readGame(textOf(folder, manifest) as string, `${basename(folder.root)}/${manifest}`);
  return { ...read, findings: read.findings.map((each) => ({ ...each, file: manifest })) };
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
