import { phaseOf } from '../flow/phase.js';
import { stageOf } from '../flow/seats.js';
import { NONE, type Seat, seatId } from '../ids.js';
import type { JsonObject } from '../json.js';
import { Broken, type Refusal } from '../refusal.js';
import type { Asked } from '../rules/rules.js';
import { misfitOfMembers } from '../structure/check-value.js';
import type { ActionSpec } from '../structure/structure.js';
import type { View } from '../view/view.js';
import type { Running } from './running.js';

const NOT_OFFERED: Refusal = { code: 'NOT_OFFERED' };

/**
 * Why no offer fits a payload: VALUE_WRONG for one that the action's parameters do not allow, then what the action's
 * own `refuse` answers from the seat's view, else NOT_OFFERED.
 */
export function refusalOf(
  run: Running,
  seat: Seat,
  action: string,
  payload: JsonObject,
  look: () => { readonly view: View; readonly asked: Asked },
): Refusal {
  const { blueprint } = run.table;
  const spec = blueprint.actions[blueprint.actionNumbers.get(action) ?? NONE];
  const phase = phaseOf(run.table);
  const stage = phase.stages[stageOf(run.table, seat)];
  if (!spec || !stage?.actions.includes(action)) return NOT_OFFERED;
  const misfit = misfitOfMembers(spec.parameters, payload);
  if (misfit) return { code: 'VALUE_WRONG', facts: { path: misfit.path, expected: misfit.expected } };
  const rule = run.rulesOf(phase.name).actions?.[action];
  if (!rule?.refuse) return NOT_OFFERED;
  const { view, asked } = look();
  const refusal = rule.refuse(view, payload, seatId(seat), run.config, asked);
  return refusal ? declared(spec, refusal) : NOT_OFFERED;
}

function declared(spec: ActionSpec, refusal: Refusal): Refusal {
  if (spec.errorCodes.includes(refusal.code)) return refusal;
  throw new Broken(
    `${spec.name} refuses with ${refusal.code}, which is none of its error codes`,
    'REFUSAL_WRONG',
  );
}
