import { each } from '../checks/each.js';
import type { Path } from '../findings/pointer.js';
import type { Effect, Mechanic } from './effects.js';
import type { Routine, Step } from './step.js';
import { cardSteps } from './steps/of-cards.js';
import { flowSteps } from './steps/of-flow.js';
import { markSteps } from './steps/of-marks.js';
import { trackerSteps } from './steps/of-trackers.js';
import { type Around, StepPlace, type Written } from './steps/step-place.js';
import type { Scope } from './translate.js';
import type { Writer } from './writer.js';

export type { Around } from './steps/step-place.js';

const MECHANICS: Written<Mechanic> = { ...cardSteps, ...trackerSteps, ...markSteps, ...flowSteps };

/** A list of effects as a routine of its own frame. */
export function writeRoutine(
  writer: Writer,
  effects: readonly Effect[] | undefined,
  { path, scope, around }: { readonly path: Path; readonly scope: Scope; readonly around: Around },
): Routine {
  const steps: Step[] = [];
  each(effects, path, (effect, at) => {
    // Of an effect whose mechanic could not be read, the shape has told.
    if (!Object.hasOwn(MECHANICS, effect.do)) return;
    const write = MECHANICS[effect.do] as (effect: Effect, at: StepPlace) => Step;
    const step = write(effect, new StepPlace(writer, scope, around, at));
    const { when } = effect;
    steps.push(when === undefined ? step : { ...step, when: writer.condition(when, [...at, 'when'], scope) });
  });
  return { places: scope.frame.places, steps };
}
