import type { Step } from '@tapete/manifest';
import type { Do, Parts } from '../parts.js';
import type { Stage } from '../stage.js';
import { Maker, type Mechanics } from './maker.js';
import { cardSteps } from './of-cards.js';
import { flowSteps } from './of-flow.js';
import { markSteps } from './of-marks.js';
import { trackerSteps } from './of-trackers.js';

/** Steps one after another; once the match is over nothing more is done. */
export function stepsOf(machine: Parts<Stage>, steps: readonly Step[]): Do<Stage> {
  const make = new Maker(machine);
  const all = steps.map((step) => stepOf(make, step));
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  return (stage, frame) => {
    for (let index = 0; index < all.length && !stage.isOver; index++) (all[index] as Do<Stage>)(stage, frame);
  };
}

const MECHANICS: Mechanics<Step['do']> = { ...cardSteps, ...trackerSteps, ...markSteps, ...flowSteps };

function stepOf(make: Maker, step: Step): Do<Stage> {
  const mechanic = MECHANICS[step.do] as (step: Step, make: Maker) => Do<Stage>;
  const run = mechanic(step, make);
  if (step.when === undefined) return run;
  const holds = make.machine.formulas.truth(step.when);
  return (stage, frame) => {
    if (holds(stage, frame)) run(stage, frame);
  };
}
