import type { SeatId } from '../ids.js';
import type { JsonObject } from '../json.js';

/** What happened, as one viewer may know it. `seq` counts this viewer's events of the match from 1. */
export interface MatchEvent {
  readonly seq: number;
  readonly type: string;
  readonly data: JsonObject;
}

/** The fact of an entry that every viewer is told: who made it and what kind it is. */
export interface EntryNote {
  readonly revision: number;
  readonly kind: 'setup' | 'decision' | 'withdrawal' | 'undo';
  readonly seat?: SeatId;
}
