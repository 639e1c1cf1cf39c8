import { phaseOf } from '../flow/phase.js';
import { ownRevisionOf } from '../flow/seats.js';
import { NONE, type Seat } from '../ids.js';
import { FLOW } from '../table/words.js';
import { type Engine, refused } from './engine.js';
import type { Answer, Command } from './locked-game.js';

/**
 * Whether a command comes too late, by what its policy checks: the match's revision for `match`, the epoch and the
 * seat's own revision for `actor`; then the step of the draft. Who does not know the policy names all three.
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
  const policy = policyOf(engine, action);
  const named: Partial<Record<'revision' | 'epoch' | 'ownRevision', number>> = decision;
  const namesBoth = named.epoch !== undefined && named.revision !== undefined;
  const isActor = namesBoth ? policy !== 'match' : named.epoch !== undefined;
  if (isActor) {
    if (named.epoch !== epoch) return refused('EPOCH_PASSED', { epoch });
    if (named.ownRevision !== ownRevision) return refused('REVISION_PASSED', { ownRevision });
  } else if (named.revision !== revision) return refused('REVISION_PASSED', { revision });
  if (policy && (policy === 'actor') !== isActor) return refused('ENVELOPE_WRONG', { policy });
  const steps = engine.drafts.of(seat).length;
  return step === steps ? undefined : refused('STEP_PASSED', { step: steps });
}

function policyOf({ blueprint, state }: Engine, action: string | undefined): 'match' | 'actor' | undefined {
  const spec =
    action === undefined ? undefined : blueprint.actions[blueprint.actionNumbers.get(action) ?? NONE];
  if (!spec) return undefined;
  return spec.policy ?? (phaseOf(state).participation === 'multiple' ? 'actor' : 'match');
}
