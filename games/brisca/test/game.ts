import { readFileSync } from 'node:fs';
import { type LockedGame, openGame, type Structure } from '@tapete/core';
import { formatFinding, readGame, readLibrary, toStructure } from '@tapete/manifest';
import { rules } from '../src/index.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Structure of the game as it is published. */
export function structureOfBrisca(): Structure {
  const { game, findings } = readGame(read('../brisca.game.json'), 'brisca.game.json');
  const { library } = readLibrary(
    read('../../../libraries/playing-cards/playing-cards.library.json'),
    'playing-cards.library.json',
  );
  if (game === undefined || library === undefined) throw new Error(findings.map(formatFinding).join('\n'));
  return toStructure(game, [library]);
}

/** The game as it is published, out of its manifest and its rules. */
export const openBrisca = (): LockedGame => openGame(structureOfBrisca(), rules);
