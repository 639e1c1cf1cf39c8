import { phaseOf } from '../flow/advance.js';
import { ownRevisionOf } from '../flow/seats.js';
import { NONE, type Seat } from '../ids.js';
import { FLOW } from '../table/words.js';
import { type Engine, refused } from './engine.js';
import type { Answer, Command } from './locked-game.js';

/**
 * Whether a command comes too late, by what its policy checks: the match's revision for `match`, the epoch and the
 * seat's own revision for `actor`; then the step of the draft.
 */
export function latenessOf(
  engine: Engine,
  seat: Seat,
  { decision, step }: Command,
  action: string | undefined,
): Answer | undefined {
  const { words } = engine.state;
  const revision = words[FLOW.revision] as number;
  const epoch = words[FLOW.epoch] as number;
  const ownRevision = ownRevisionOf(engine.state, seat);
  if ('epoch' in decision) {
    if (decision.epoch !== epoch) return refused('EPOCH_PASSED', { epoch });
    if (decision.ownRevision !== ownRevision) return refused('REVISION_PASSED', { ownRevision });
  } else if (decision.revision !== revision) return refused('REVISION_PASSED', { revision });
  const policy = policyOf(engine, action);
  if (policy && (policy === 'actor') !== 'epoch' in decision) return refused('ENVELOPE_WRONG', { policy });
  const steps = engine.drafts.of(seat).length;
  return step === steps ? undefined : refused('STEP_PASSED', { step: steps });
}

function policyOf({ blueprint, state }: Engine, action: string | undefined): 'match' | 'actor' | undefined {
  const spec =
    action === undefined ? undefined : blueprint.actions[blueprint.actionNumbers.get(action) ?? NONE];
  if (!spec) return undefined;
  return spec.policy ?? (phaseOf(state).participation === 'multiple' ? 'actor' : 'match');
}
