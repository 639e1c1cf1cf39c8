import { type LockedMatch, openGame } from '@tapete/core';
import { readGame, toProgram, toStructure } from '@tapete/manifest';
import { authoredRules } from '../src/index.js';

/** A match of a manifest for two, from seed 1. Thrown: what is wrong with the manifest. */
export function beginMatch(manifest: object): LockedMatch {
  const { game, findings } = readGame(JSON.stringify(manifest), 'game.game.json');
  if (!game) throw new Error(findings.map(({ path, message }) => `${path} ${message}`).join('\n'));
  const structure = toStructure(game, []);
  const rules = authoredRules(toProgram(game, []), structure);
  return openGame(structure, rules).create({ seats: 2, chance: 'xorshift32', seed: '1' });
}
