import type { MatchEvent } from '@tapete/core';
import type { Plan } from '@tapete/manifest';
import { allHold } from './cue.js';

/** The plan that shows an event: the first one for its type whose conditions hold. */
export function choosePlan(
  plans: readonly Plan[],
  event: Pick<MatchEvent, 'type' | 'data'>,
): Plan | undefined {
  return plans.find((plan) => plan.on === event.type && allHold(plan.when, event.data));
}
