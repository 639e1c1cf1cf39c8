import {
  Broken,
  type JsonObject,
  type OfferSink,
  pieceId,
  pieceOf,
  type Scalar,
  seatId,
  seatOf,
  spaceId,
  spaceOf,
} from '@tapete/core';
import type { ValueKind } from '@tapete/manifest';
import { type DataGame, END_PHASE } from './game.js';
import type { Action, Choice, PhaseMachine } from './parts.js';
import { NOTHING } from './scene.js';
import type { Stage } from './stage.js';
import type { Frame, Value } from './value.js';

/** More moves of one action than this are one offer with a domain. Source: design, "Rules as data". */
const MOST_OFFERS = 200;

/** Every legal move of one seat: each action with all its choices made, and `endPhase`, so that there is always one. */
export function listMoves(
  scene: Stage,
  offer: OfferSink<DataGame>,
  {
    seat,
    actions,
    phase,
  }: { readonly seat: number; readonly actions: readonly string[]; readonly phase: PhaseMachine<Stage> },
): void {
  let found = 0;
  for (const name of actions) {
    if (name === END_PHASE) continue;
    const action = scene.machine.actions.get(name);
    if (!action) continue;
    const moves = movesOf(scene, action, seat);
    found += moves.length;
    if (moves.length > MOST_OFFERS) offer(name, {}, { domain: domainOf(action, moves) });
    else for (const payload of moves) offer(name, payload);
  }
  if (found === 0 || (phase.mayEnd?.(scene, [seat]) ?? true)) offer(END_PHASE, {});
}

export function movesOf(scene: Stage, action: Action<Stage>, seat: number): JsonObject[] {
  const frame: Frame = [seat];
  const moves: JsonObject[] = [];
  choose(scene, { action, frame, index: 0, payload: {}, moves });
  return moves;
}

interface Choosing {
  readonly action: Action<Stage>;
  readonly frame: Frame;
  readonly index: number;
  readonly payload: JsonObject;
  readonly moves: JsonObject[];
}

/** Makes one choice after another, each in every way; what is left over and can be paid is a move. */
function choose(scene: Stage, choosing: Choosing): void {
  const { action, frame, index, payload, moves } = choosing;
  const choice = action.parameters[index];
  if (!choice) {
    if (isAllowed(scene, action, frame)) moves.push(payload);
    return;
  }
  const { name, kind, place, required, list } = choice.rules;
  const choices = choicesOf(scene, choice, frame);
  for (const value of choices) {
    frame[place] = value;
    const written = list
      ? (value as readonly Value[]).map((each) => writtenValue(scene, kind, each))
      : writtenValue(scene, kind, value);
    choose(scene, { ...choosing, index: index + 1, payload: { ...payload, [name]: written } });
  }
  // What has nothing to be chosen for is left out, and its effects are passed over.
  if (choices.length === 0 && !required) {
    frame[place] = absent(kind, list !== undefined);
    choose(scene, { ...choosing, index: index + 1 });
  }
}

function choicesOf(scene: Stage, { rules, from }: Choice, frame: Frame): readonly Value[] {
  const values = from(scene, frame) as readonly Value[];
  return rules.list ? subsets(values, rules.list) : values;
}

/** Broken: MOVES_TOO_MANY. */
function subsets(
  values: readonly Value[],
  { least, most }: { readonly least: number; readonly most: number },
): Value[][] {
  let found: Value[][] = [[]];
  for (const value of values) {
    found = [...found, ...found.filter((each) => each.length < most).map((each) => [...each, value])];
    if (found.length > 10_000)
      throw new Broken('a list can be chosen in more than 10000 ways', 'MOVES_TOO_MANY');
  }
  return found.filter((each) => each.length >= least);
}

const absent = (kind: ValueKind, isList: boolean): Value => (isList ? [] : NOTHING[kind]);

function writtenValue({ table }: Stage, kind: ValueKind, value: Value): Scalar {
  if (kind === 'card') return pieceId(table, value as number);
  if (kind === 'space') return spaceId(table, value as number);
  return kind === 'player' ? seatId(value as number) : (value as Scalar);
}

function isAllowed(scene: Stage, { conditions, cost }: Action<Stage>, frame: Frame): boolean {
  for (const { holds } of conditions) if (!holds(scene, frame)) return false;
  for (const { tracker, amount } of cost) {
    const there =
      tracker.kind === 'shared' ? scene.shared(tracker) : scene.tracker(frame[0] as number, tracker);
    if ((amount(scene, frame) as number) > (there as number)) return false;
  }
  return true;
}

/** Broken: MOVES_TOO_MANY, where they cannot be one table of scalars. */
function domainOf({ rules }: Action<Stage>, moves: readonly JsonObject[]) {
  const parameters = rules.parameters.map(({ name }) => name);
  const values = moves.map((payload) => parameters.map((name) => payload[name]));
  if (values.some((row) => row.some((value) => value === undefined || typeof value === 'object')))
    throw new Broken(
      `${rules.name} has more than ${MOST_OFFERS} moves, and they are no plain table of values`,
      'MOVES_TOO_MANY',
    );
  return { parameters, values: values as readonly (readonly Scalar[])[] };
}

/** The names of an action's scope, from what was chosen. */
export function frameOf(
  scene: Stage,
  { parameters, rules }: Action<Stage>,
  payload: JsonObject,
  seat: number,
): Frame {
  const frame: Frame = [seat];
  for (const { rules: parameter } of parameters) {
    const { name, kind, place, list } = parameter;
    const value = payload[name];
    if (value === undefined) frame[place] = absent(kind, list !== undefined);
    else if (list) frame[place] = (value as readonly Scalar[]).map((each) => readValue(scene, kind, each));
    else frame[place] = readValue(scene, kind, value as Scalar);
  }
  frame.length = rules.places;
  return frame;
}

function readValue({ table }: Stage, kind: ValueKind, value: Scalar): Value {
  if (kind === 'card') return pieceOf(table, String(value));
  if (kind === 'space') return spaceOf(table, String(value));
  return kind === 'player' ? seatOf(String(value)) : (value as Value);
}
