import {
  allHold,
  type Cue,
  choosePlan,
  cueOf,
  type PlanPlayerOptions,
  type Step,
} from '@tapete/graphics/player';

export type Plans = PlanPlayerOptions['plans'];

/**
 * The spaces that the plans of these events highlight: a line that won, say. They stay marked until the next move,
 * also where nothing moves and the highlight itself is never played.
 */
export function markedBy(plans: Plans, events: Step['events']): readonly string[] {
  return events.flatMap((event) => cuesOf(plans, event, 'highlight').flatMap(({ spaces }) => spaces));
}

/** The spaces to which the plans of these events move something. */
export function cameTo(plans: Plans, events: Step['events']): readonly string[] {
  const cues = events.flatMap((event) => MOVES.flatMap((kind) => cuesOf(plans, event, kind)));
  return cues.flatMap(({ to }) => (to === undefined ? [] : [to]));
}

const MOVES: readonly Cue['do'][] = ['move', 'fall', 'deal'];

/** The texts that the plan of an event says, in order. Without any, the event is told by its own text. */
export function saidBy(plans: Plans, event: Step['events'][number]): readonly string[] {
  return cuesOf(plans, event, 'say').flatMap(({ text }) => (text === undefined ? [] : [text]));
}

function cuesOf(plans: Plans, event: Step['events'][number], kind: Cue['do']): readonly Cue[] {
  const effects = choosePlan(plans, event)?.effects ?? [];
  const held = effects.filter((effect) => effect.do === kind && allHold(effect.when, event.data));
  return held.map((effect) => cueOf(effect, event.data)).filter((cue) => cue !== undefined);
}
