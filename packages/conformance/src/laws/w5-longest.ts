import type { MatchLaw } from '../law.js';
import { retread } from '../play/trial.js';

export const longest: MatchLaw = {
  id: 'W5',
  says: 'No match takes more decisions than the `longest` of its manifest.',
  of: 'match',
  restsOn: ['O1'],
  look({ trial, moves }) {
    const most = trial.game.structure.longest;
    if (most === 'endless' || moves.some((move) => 'undo' in move)) return 'idle';
    const entries = retread(trial, moves).record().entries;
    const decisions = entries.filter(({ kind }) => kind === 'decision').length;
    return decisions > most
      ? { what: `${decisions} decisions are made, and \`longest\` says that there are at most ${most}` }
      : 'holds';
  },
};
