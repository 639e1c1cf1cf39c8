import type { SeatId, Viewer } from '../ids.js';
import type { MatchRecord } from '../record/record.js';
import type { Choice } from '../rules/rules.js';
import type { Structure } from '../structure/structure.js';
import type { Answer, BotSight, Command, LockedMatch, NewSetup } from './locked-game.js';

/** At once where it is near: who has it already need not wait for its turn. */
export type Soon<Value> = Value | Promise<Value>;

/**
 * A match as a host speaks to it, wherever it lies. A `LockedMatch` in the host's own process is one as it is; one in
 * another thread answers later.
 *
 * Thrown by whatever crosses, as a Failure: MATCH_LOST (it is not there any more, and is to be made again from its
 * record), MATCH_SUSPENDED (its rules do not come back: made again it would end in the same way).
 */
export interface HostedMatch extends Pick<LockedMatch, 'view' | 'context' | 'updates' | 'close'> {
  step(command: Command): Soon<Answer>;
  withdraw(seat: SeatId): Soon<Answer>;
  undo(seat: SeatId): Soon<Answer>;
  hash(): Soon<string>;
  record(lock?: string): Soon<MatchRecord>;
  /**
   * Of a match that is not near: fetches at once what these viewers may see, and the updates after a revision. Until the
   * next act `view`, `context` and `updates` give what was fetched; of a spectator the context is always among it.
   */
  look?(viewers: readonly Viewer[], after: number): Promise<void>;
  /** True once it has given up: it is to be made again from its record. */
  readonly isLost?: boolean;
}

/** A locked game as a host speaks to it. A `LockedGame` is one as it is. */
export interface HostedGame {
  readonly structure: Structure;
  readonly bots: readonly string[];
  choose(bot: string, sight: BotSight): Soon<Choice>;
  create(setup: NewSetup): Soon<HostedMatch>;
  replay(record: MatchRecord): Soon<HostedMatch>;
}
