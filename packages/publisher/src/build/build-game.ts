import { ownPackage } from '../module/packages.js';
import { type GameFolder, RULES, readGameFolder } from '../module/read-game-folder.js';
import { buildData, buildRules } from './build-rules.js';
import type { Bundled } from './bundle.js';
import type { Engine } from './engine.js';

export interface BuildOptions {
  /** Folders near which libraries are looked for, besides the game's own and the publisher's. */
  readonly near?: readonly string[];
}

/**
 * The text of `rules.js` of a game in a folder, to be played at once; nothing is written, and nothing that only
 * publishing needs is asked for. Told where there is none: everything that was found.
 */
export async function buildGame(root: string, { near = [] }: BuildOptions = {}): Promise<Bundled> {
  const read = await readGameFolder(root, near);
  if (!('game' in read)) return read;
  const built = await rulesOf(read, { folder: await ownPackage('core') });
  return 'text' in built ? built : { findings: [...read.findings, ...built.findings] };
}

/** The rules of a game that was read. */
export async function rulesOf(
  { folder, structure, libraries, program }: GameFolder,
  engine: Pick<Engine, 'folder'>,
): Promise<Bundled> {
  // A manifest of which no table can be made has been told; there is nothing to build on.
  if (structure === undefined) return { findings: [] };
  if (!folder.files.has(RULES)) {
    // Mistakes in rules that are data have been told as well.
    if (program === undefined) return { findings: [] };
    return buildData({ root: folder.root, structure, program, engine, runner: await ownPackage('authored') });
  }
  return buildRules({ root: folder.root, structure, engine, libraries: foldersOf(libraries) });
}

export const foldersOf = (libraries: GameFolder['libraries']): Map<string, string> =>
  new Map([...libraries].map(([name, { folder }]) => [name, folder.root]));
