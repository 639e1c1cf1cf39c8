import { type Finding, type GameManifest, headerFindings } from '@tapete/manifest';
import type { Engine } from '../build/engine.js';
import { finding } from '../finding.js';
import { BARE, type GameFolder } from '../module/read-game-folder.js';

/** What publishing asks of a manifest and playing does not. */
export function publishingFindings({ game, manifest }: GameFolder, engine: Engine): Finding[] {
  return [
    ...nameFindings(manifest),
    ...headerFindings(game, manifest),
    ...engineFindings(game, engine, manifest),
  ];
}

/** A game that is called after its folder would be another one in another folder. */
function nameFindings(manifest: string): Finding[] {
  if (manifest !== BARE) return [];
  const message = 'a published game has its name from its manifest: rename it to <id>.game.json';
  return [finding('FILE_MISSING', { file: manifest, message })];
}

function engineFindings({ engine }: GameManifest, { version }: Engine, file: string): Finding[] {
  if (engine === undefined || engine === version) return [];
  const message = `it is written for engine ${engine}; this publisher has ${version}`;
  return [finding('ENGINE_VERSION', { file, path: '/engine', message, near: version })];
}
