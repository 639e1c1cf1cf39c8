import { allHold, choosePlan, cueOf, type PlanPlayerOptions, type Step } from '@tapete/graphics/player';

type Plans = PlanPlayerOptions['plans'];

/**
 * The spaces that the plans of these events highlight: a line that won, say. They stay marked until the next move,
 * also where nothing moves and the highlight itself is never played.
 */
export function markedBy(plans: Plans, events: Step['events']): readonly string[] {
  return events.flatMap(({ type, data }) => {
    const effects = choosePlan(plans, { type, data })?.effects ?? [];
    const highlights = effects.filter((effect) => effect.do === 'highlight' && allHold(effect.when, data));
    return highlights.flatMap((effect) => cueOf(effect, data)?.spaces ?? []);
  });
}
