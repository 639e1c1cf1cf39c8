import type { MatchState } from '@tapete/client';
import type { SeatId } from '../shapes.js';
import { say } from '../words/words.js';

/** Who came and who went between two states of a match, in words; of the viewer itself it says the connection alone. */
export function comings(
  before: MatchState,
  after: MatchState,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  if (before.connection === 'lost' && after.connection === 'live') return [say('back')];
  if (before.presence === after.presence || before.connection !== 'live') return [];
  return after.seats.flatMap(({ seat }) => {
    const key = seat === after.viewer ? undefined : coming(seat, before, after);
    return key === undefined ? [] : [say(key, { name: names.get(seat) ?? seat })];
  });
}

function coming(seat: SeatId, before: MatchState, after: MatchState) {
  const [was, is] = [before.presence[seat], after.presence[seat]];
  if (is === 'away' && was === 'here') return 'wentAway';
  if (is !== 'here') return undefined;
  if (was === 'away') return 'cameBack';
  return was === 'open' ? 'satDown' : undefined;
}
