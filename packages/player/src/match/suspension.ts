import type { MatchState } from '@tapete/client';
import { say } from '../words/words.js';

/** Why the match stands still, where whoever runs the host has blocked its game: the reason as they gave it. */
export function suspensionOf({ error }: Pick<MatchState, 'error'>): string | undefined {
  return error?.code === 'MATCH_SUSPENDED' ? say('suspended', { why: error.message }) : undefined;
}
