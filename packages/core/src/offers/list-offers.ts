import { phaseOf } from '../flow/advance.js';
import { stageOf } from '../flow/seats.js';
import { NONE, type Seat } from '../ids.js';
import type { JsonObject } from '../json.js';
import type { Running } from '../match/running.js';
import { Broken } from '../refusal.js';
import type { OfferOptions } from '../rules/rules.js';
import { inputFault, type OfferList } from './offer-list.js';

/**
 * Asks the rules for every legal move of one seat. Empty where it may not act.
 *
 * Broken: OFFER_WRONG, for an action that the seat's stage does not have, or an input that nobody can give.
 */
export function listOffers(run: Running, seat: Seat, into: OfferList): void {
  into.clear();
  const stage = stageOf(run.table, seat);
  if (stage === NONE) return;
  const phase = phaseOf(run.table);
  const allowed = phase.stages[stage]?.actions ?? [];
  run.rulesOf(phase.name).offers?.(
    run,
    (action: string, payload: JsonObject, options?: OfferOptions) => {
      if (!allowed.includes(action))
        throw new Broken(
          `${action} is offered in ${phase.name}, where the stage does not have it`,
          'OFFER_WRONG',
        );
      if (options?.input) checkInput(action, options);
      into.add(action, payload, options);
    },
    seat,
  );
}

function checkInput(action: string, { input }: OfferOptions): void {
  const fault = input && inputFault(input);
  if (fault !== undefined)
    throw new Broken(`${action} asks for a value that nobody can give: ${fault}`, 'OFFER_WRONG');
}
