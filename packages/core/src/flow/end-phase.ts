import { NONE, type Seat } from '../ids.js';
import type { Running } from '../match/running.js';
import type { PhaseSpec } from '../structure/structure.js';
import { FLOW } from '../table/words.js';
import { hasWithdrawn, setStage, stageOf } from './seats.js';

/** The action that a complete phase waits for where it does not advance by itself. */
export const END_PHASE = 'endPhase';

/** The stage in which a seat can only end the phase: the last one. NONE where the phase advances by itself. */
export const endStage = ({ autoAdvance, stages }: PhaseSpec): number =>
  autoAdvance ? NONE : stages.length - 1;

/** What `endPhase` does where the rules say nothing of their own: the seat has ended the phase for its part. */
export const endPhaseRule = {
  apply(run: Running, _payload: unknown, { seat }: { readonly seat: Seat }): void {
    run.isEnding = true;
    if (run.table.words[FLOW.actor] === NONE) run.done(seat);
  },
};

/**
 * Whether a phase that is complete has to wait for `endPhase`. In a phase of one seat that is the seat; in one of several
 * every seat ends it for its part, and the last one for all. Nobody waits for a seat that has left.
 */
export function waitsToEnd(run: Running, phase: PhaseSpec): boolean {
  const stage = endStage(phase);
  if (stage === NONE || run.isEnding) return false;
  const actor = run.table.words[FLOW.actor] as Seat;
  if (actor !== NONE) {
    if (hasWithdrawn(run.table, actor)) return false;
    setStage(run.table, actor, stage);
    return true;
  }
  for (let seat = 0; seat < run.seats; seat++)
    if (!hasWithdrawn(run.table, seat)) setStage(run.table, seat, stage);
  return true;
}

/** Whether a seat has only to end the phase. */
export const isEndingPhase = (run: Running, phase: PhaseSpec, seat: Seat): boolean =>
  stageOf(run.table, seat) !== NONE && stageOf(run.table, seat) === endStage(phase);
