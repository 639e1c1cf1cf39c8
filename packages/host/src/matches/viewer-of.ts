import type { Viewer } from '@tapete/core';
import type { LiveMatch } from './live-match.js';

/** Whose eyes a token gives: without one, a spectator's. Undefined where it proves no seat. */
export function viewerOf(live: LiveMatch, token: string | undefined): Viewer | undefined {
  return token === undefined ? 'spectator' : live.seatOf(token);
}
