import { END_PHASE, isEndingPhase } from '../flow/end-phase.js';
import { phaseOf } from '../flow/phase.js';
import { stageOf } from '../flow/seats.js';
import { NONE, type Seat } from '../ids.js';
import type { Running } from '../match/running.js';
import type { OfferList } from './offer-list.js';

/**
 * Asks the rules for every legal move of one seat. Empty where it may not act.
 *
 * Broken: OFFER_WRONG, for an action that the seat's stage does not have, an input that nobody can
 * give, or a domain without end.
 */
export function listOffers(run: Running, seat: Seat, into: OfferList): void {
  into.clear();
  const stage = stageOf(run.table, seat);
  if (stage === NONE) return;
  const phase = phaseOf(run.table);
  into.allow(phase.stages[stage]?.actions ?? []);
  if (!phase.autoAdvance && isEndingPhase(run, phase, seat)) into.sink(END_PHASE, {});
  else run.rulesOf(phase.name).offers?.(run, into.sink, seat);
}
