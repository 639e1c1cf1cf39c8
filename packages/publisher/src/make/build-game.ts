import { basename } from 'node:path';
import { type Finding, type Library, readGame, toStructure } from '@tapete/manifest';
import { buildRules } from '../build/build-rules.js';
import type { Bundled } from '../build/bundle.js';
import { finding } from '../finding.js';
import { ownPackage } from '../module/packages.js';
import { readFolder, textOf } from '../module/read-folder.js';
import { readLibraries } from '../module/read-libraries.js';
import type { MakeOptions } from './make-game.js';

/**
 * The `rules.js` of a game that is still being written, to play it: manifest and code must be sound; pictures, texts,
 * schemas and acceptance cases may be missing. A bare `manifest.json` will do.
 */
export async function buildGame(
  root: string,
  { near = [] }: Pick<MakeOptions, 'near'> = {},
): Promise<Bundled> {
  const folder = await readFolder(root);
  const file = [...folder.files.keys()].find((path) => /^([^/]+\.game|manifest)\.json$/.test(path));
  if (file === undefined) return { findings: [noManifest(root)] };
  // A manifest without a header has the name of its folder.
  const read = readGame(textOf(folder, file) as string, `${basename(root)}/${file}`);
  if (read.game === undefined) return { findings: read.findings.map((each) => ({ ...each, file })) };
  const { libraries, findings } = await readLibraries(read.game.dependencies, [folder.root, ...near], file);
  if (findings.length > 0) return { findings };
  const found = [...libraries.values()];
  return buildRules({
    root: folder.root,
    structure: toStructure(
      read.game,
      found.map(({ library }): Library => library),
    ),
    engine: { folder: await ownPackage('core') },
    libraries: new Map(found.map(({ name, folder: own }) => [name, own.root])),
  });
}

const noManifest = (file: string): Finding =>
  finding('FILE_MISSING', { file, message: 'there is no <id>.game.json and no manifest.json' });
