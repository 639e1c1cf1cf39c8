import { type Finding, type GameManifest, headerFindings, isAuthored } from '@tapete/manifest';
import type { Engine } from '../build/engine.js';
import { finding } from '../finding.js';
import { BARE, type GameFolder, RULES } from '../module/read-game-folder.js';

/** What publishing asks of a manifest and playing does not. */
export function publishingFindings({ folder, game, manifest }: GameFolder, engine: Engine): Finding[] {
  return [
    ...rulesFindings(game, folder.files.has(RULES)),
    ...nameFindings(manifest),
    ...headerFindings(game, manifest),
    ...engineFindings(game, engine, manifest),
  ];
}

/** A bare manifest can be tried without rules: nothing happens in it then. Nobody publishes that. */
function rulesFindings(game: GameManifest, hasCode: boolean): Finding[] {
  if (hasCode || isAuthored(game)) return [];
  const message = 'the rules are missing: a module that exports `rules`, or effects in the manifest';
  return [finding('FILE_MISSING', { file: RULES, message })];
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
