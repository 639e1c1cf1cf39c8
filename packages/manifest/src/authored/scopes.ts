import type { Formula, ValueKind } from './formula.js';
import { CEL_TYPE } from './kinds.js';
import type { TriggerRules } from './program.js';
import type { Named, Scope } from './translate.js';
import type { World } from './world.js';
import { triggerType } from './world-types.js';

const PLAYER: Formula = { op: 'place', place: 0 };

/** The names that are always there. Place 0 of every frame is `player`. */
const ALWAYS: readonly (readonly [string, Named])[] = [
  ['player', { type: 'Player', formula: PLAYER }],
  ['opponent', { type: 'Player', formula: { op: 'opponent', of: PLAYER } }],
  ['players', { type: 'list<Player>', formula: { op: 'players' } }],
  ['game', { type: 'Game', formula: { op: 'value', value: 0 } }],
];

export interface More {
  readonly name: string;
  readonly kind: ValueKind;
  readonly isList?: boolean;
}

/** A scope with these names besides, in the places from 1 on. */
export function scopeWith(more: readonly More[] = []): Scope {
  const names = new Map(ALWAYS);
  more.forEach(({ name, kind, isList }, index) => {
    const type = isList ? `list<${CEL_TYPE[kind]}>` : CEL_TYPE[kind];
    names.set(name, { type, formula: { op: 'place', place: index + 1 } });
  });
  return { names, frame: { places: more.length + 1 } };
}

/** The scope of a trigger: `trigger` is what happened, `card` the card on which it stands. */
export function scopeOfTrigger(world: World, event: string, isOnCard: boolean): Scope {
  const base = scopeWith(isOnCard ? [{ name: 'card', kind: 'card' }] : []);
  const fields = world.events.get(event);
  if (!fields) return base;
  const place = base.frame.places;
  const names = new Map(base.names).set('trigger', {
    type: triggerType(event),
    formula: { op: 'place', place },
  });
  return { names, frame: { places: place + fields.length } };
}

/** What a trigger hears of its event. */
export const fieldsOf = (world: World, event: string): TriggerRules['fields'] =>
  (world.events.get(event) ?? []).map(({ name, kind, isList }) => ({ name, kind, isList }));
