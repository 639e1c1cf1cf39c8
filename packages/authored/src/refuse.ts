import {
  type Asked,
  type Blueprint,
  drawBlueprint,
  type JsonObject,
  type Refusal,
  type SeatId,
  seatOf,
  type View,
} from '@tapete/core';
import type { ParameterRules, ValueKind } from '@tapete/manifest';
import type { Action, PhaseMachine, Sheet } from './parts.js';
import { NOTHING } from './scene.js';
import { Sight, Unseen } from './sight.js';
import type { Stage } from './stage.js';
import type { Frame, Value } from './value.js';

/** Where an action was asked for. */
export interface Place {
  readonly machine: Sheet;
  readonly phase: PhaseMachine<Stage>;
  readonly blueprint: Blueprint;
}

/**
 * The first condition that does not hold, by the code that stands at it, worked out from what the seat sees. Undefined
 * where another choice was made than can be made, and where a condition asks for what the seat does not see.
 */
export function whyNot(
  action: Action<Stage>,
  { machine, phase, blueprint }: Place,
  { view, seat, asked }: { readonly view: View; readonly seat: SeatId; readonly asked: Asked },
): Refusal | undefined {
  const sight = new Sight(view, {
    machine,
    blueprint,
    phase: phase.rules.name,
    withdrawn: asked.withdrawn.map((each) => seatOf(each)),
  });
  try {
    const frame = frameOf(sight, action, { payload: asked.payload, seat: seatOf(seat) });
    const broken = frame && action.conditions.find(({ holds }) => !holds(sight, frame));
    return broken?.code === undefined ? undefined : { code: broken.code };
  } catch (error) {
    if (error instanceof Unseen) return undefined;
    throw error;
  }
}

/** What was chosen; undefined where that is not among what can be. */
function frameOf(
  sight: Sight,
  { parameters, rules }: Action<Stage>,
  { payload, seat }: { readonly payload: JsonObject; readonly seat: number },
): Frame | undefined {
  const frame: Frame = [seat];
  for (const { rules: parameter, from } of parameters) {
    const value = chosen(sight, parameter, payload[parameter.name]);
    const choices = from(sight, frame) as readonly Value[];
    const all = Array.isArray(value) ? value : [value];
    if (payload[parameter.name] !== undefined && !all.every((each) => choices.includes(each)))
      return undefined;
    frame[parameter.place] = value;
  }
  frame.length = rules.places;
  return frame;
}

function chosen(sight: Sight, { kind, list }: ParameterRules, value: unknown): Value {
  if (value === undefined) return list ? [] : NOTHING[kind];
  return Array.isArray(value)
    ? value.map((each) => readValue(sight, kind, each))
    : readValue(sight, kind, value);
}

function readValue(sight: Sight, kind: ValueKind, value: unknown): Value {
  if (kind === 'card') return sight.named(value);
  if (kind === 'space') return sight.numbered(String(value));
  return kind === 'player' ? seatOf(String(value)) : (value as Value);
}

/** Blueprints of the matches whose moves were refused last: to draw one costs more than to ask it. */
export class Blueprints {
  private readonly known = new Map<string, Blueprint>();

  constructor(private readonly structure: Sheet['structure']) {}

  of(seats: number, config: JsonObject): Blueprint {
    const key = JSON.stringify([seats, config]);
    const blueprint = this.known.get(key) ?? drawBlueprint(this.structure, seats, config);
    if (this.known.size > MOST_KEPT) this.known.clear();
    this.known.set(key, blueprint);
    return blueprint;
  }
}

const MOST_KEPT = 50;
