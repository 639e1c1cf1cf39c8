import { isBreach, type MatchLaw } from '../law.js';
import { oneOf } from '../play/chance.js';
import { make } from '../play/move.js';
import { begin, chanceOf, retread, sentTo, viewersOf } from '../play/trial.js';
import { compareEntries } from './r1-same-seed.js';

/** Moves of another match that were made at the table before. */
const BEFORE = 6;

export const begunAnew: MatchLaw = {
  id: 'R4',
  says: 'A match that begins anew with a seed is one that was created with it.',
  of: 'match',
  restsOn: ['R1', 'W1'],
  look({ trial, moves }) {
    const table = begin({ ...trial, setup: { ...trial.setup, seed: '4242' } });
    for (const move of moves.slice(0, BEFORE)) make(table, move);
    table.restart(trial.setup.seed);
    for (const move of moves) make(table, move);
    const fresh = retread(trial, moves);
    const verdict = compareEntries(
      fresh.record().entries,
      table.record().entries,
      'where another match was played before',
    );
    if (isBreach(verdict)) return verdict;
    if (table.hash() !== fresh.hash())
      return { what: 'it leads to another state where another match was played before' };
    const viewer = oneOf(viewersOf(trial), chanceOf(trial, 'R4'));
    return sentTo(table, viewer) === sentTo(fresh, viewer)
      ? 'holds'
      : { what: `${viewer} is sent something else where another match was played before` };
  },
};
