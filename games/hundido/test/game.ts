import { readFileSync } from 'node:fs';
import { type LockedGame, openGame, type Structure } from '@tapete/core';
import { formatFinding, readGame, toStructure } from '@tapete/manifest';
import { rules } from '../src/index.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Structure of the game as it is published. */
export function structureOfHundido(): Structure {
  const { game, findings } = readGame(read('../hundido.game.json'), 'hundido.game.json');
  if (game === undefined) throw new Error(findings.map(formatFinding).join('\n'));
  return toStructure(game, []);
}

/** The game as it is published, out of its manifest and its rules. */
export const openHundido = (): LockedGame => openGame(structureOfHundido(), rules);
