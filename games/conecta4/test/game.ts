import { readFileSync } from 'node:fs';
import { type LockedGame, openGame } from '@tapete/core';
import { formatFinding, readGame, readLibrary, toStructure } from '@tapete/manifest';
import { rules } from '../src/index.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The game as it is published, out of its manifest and its rules. */
export function openConecta4(): LockedGame {
  const { game, findings } = readGame(read('../conecta4.game.json'), 'conecta4.game.json');
  const { library } = readLibrary(
    read('../../../libraries/tabletop/tabletop.library.json'),
    'tabletop.library.json',
  );
  if (game === undefined || library === undefined) throw new Error(findings.map(formatFinding).join('\n'));
  return openGame(toStructure(game, [library]), rules);
}
