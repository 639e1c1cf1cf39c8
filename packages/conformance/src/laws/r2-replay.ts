import type { LockedMatch } from '@tapete/core';
import type { MatchLaw, PlayedMatch } from '../law.js';
import { make } from '../play/move.js';
import { begin, throughJson, viewersOf } from '../play/trial.js';

export const replay: MatchLaw = {
  id: 'R2',
  says: 'A record that is played again leads to the same hash after every entry.',
  of: 'match',
  restsOn: ['W1'],
  look(played) {
    const match = lookedAt(played);
    try {
      const again = played.trial.game.replay(throughJson(match.record()));
      return again.hash() === match.hash() ? 'holds' : { what: 'the record ends in another state' };
    } catch (error) {
      if (isDivergence(error)) return { what: (error as Error).message };
      throw error;
    }
  },
};

/** A bundle has an engine of its own, and with it a `Failure` of its own: its code tells. */
const isDivergence = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | undefined)?.code === 'RECORD_DIVERGES';

/** The match, played while one after the other looks on. */
function lookedAt({ trial, moves }: PlayedMatch): LockedMatch {
  const match = begin(trial, { hashes: true });
  const viewers = viewersOf(trial);
  for (const [made, move] of moves.entries()) {
    const viewer = viewers[made % viewers.length] ?? 'spectator';
    match.view(viewer);
    match.context(viewer);
    make(match, move);
  }
  return match;
}
