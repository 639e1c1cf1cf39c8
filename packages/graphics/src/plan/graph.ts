import type { Effect, Plan } from '@tapete/manifest';
import { durationOf } from './cue.js';

/** One name of what an effect comes after: another effect, or a marker of it. */
export interface Point {
  readonly effect: string;
  readonly marker?: string;
}

export function pointOf(text: string): Point {
  const [effect = '', marker] = text.split(':');
  return marker === undefined ? { effect } : { effect, marker };
}

/** The effects of one circle, in order, or undefined where the plan has none. */
export function circleOf({ effects }: Plan): readonly string[] | undefined {
  const byId = new Map(effects.map((effect) => [effect.id, effect]));
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (id: string): readonly string[] | undefined => {
    if (way.includes(id)) return way.slice(way.indexOf(id));
    if (done.has(id)) return undefined;
    done.add(id);
    way.push(id);
    for (const point of byId.get(id)?.after ?? []) {
      const circle = visit(pointOf(point).effect);
      if (circle) return circle;
    }
    way.pop();
    return undefined;
  };
  return effects.map(({ id }) => visit(id)).find((circle) => circle !== undefined);
}

/** The longest that a plan can take at normal speed, in milliseconds. Asked of a plan without circles. */
export function longestOf({ effects }: Plan): number {
  const byId = new Map(effects.map((effect) => [effect.id, effect]));
  const begins = new Map<string, number>();
  const passes = (text: string): number => {
    const { effect: id, marker } = pointOf(text);
    const effect = byId.get(id);
    if (effect === undefined) return 0;
    const share = marker === undefined ? 1 : (effect.markers?.[marker] ?? 1);
    return beginOf(effect) + share * durationOf(effect);
  };
  const beginOf = (effect: Effect): number => {
    const known = begins.get(effect.id) ?? Math.max(0, ...(effect.after ?? []).map(passes));
    begins.set(effect.id, known);
    return known;
  };
  return Math.max(0, ...effects.map(({ id }) => passes(id)));
}
