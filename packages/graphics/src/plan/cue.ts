import type { Json, JsonObject } from '@tapete/core';
import type { Condition, Effect } from '@tapete/manifest';

/** One effect of a plan, with the event's values in it: what a stage is asked to show. */
export interface Cue {
  /** Of the effect. */
  readonly id: string;
  readonly do: Effect['do'];
  /** The viewer's names of the pieces, as far as it has names for them. They go as one. */
  readonly pieces: readonly number[];
  readonly spaces: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly sound?: string;
  /** A text key, to be said with the event's data as its values. */
  readonly text?: string;
  readonly values: JsonObject;
}

/** How long each kind of effect takes that does not say it, in milliseconds. Source: the guide on look, "Motion". */
const DURATIONS: Readonly<Record<Effect['do'], number>> = {
  move: 260,
  fall: 320,
  flip: 220,
  deal: 200,
  shake: 280,
  roll: 600,
  highlight: 600,
  count: 300,
  say: 0,
  sound: 0,
  wait: 200,
};

export const durationOf = (effect: Effect): number => effect.duration ?? DURATIONS[effect.do];

/**
 * What an effect shows of an event: `$cell` stands for the event's field `cell`, alone or in a longer text
 * (`supply:$seat`). Undefined where the event, as this viewer was told it, does not have what the effect names.
 */
export function cueOf(effect: Effect, data: JsonObject): Cue | undefined {
  if (fieldsOf(effect).some((field) => isMissing(data[field]))) return undefined;
  const { id, piece, spaces, from, to, sound, text } = effect;
  return {
    id,
    do: effect.do,
    pieces: piece === undefined ? [] : namesIn(data[fieldName(piece)]),
    spaces: spaces === undefined ? [] : listOf(filledIn(spaces, data)),
    ...(from === undefined ? {} : { from: String(filledIn(from, data)) }),
    ...(to === undefined ? {} : { to: String(filledIn(to, data)) }),
    ...(sound === undefined ? {} : { sound }),
    ...(text === undefined ? {} : { text }),
    values: data,
  };
}

/** Events say of a piece its name and, where it was seen, its definition. */
function namesIn(pieces: Json | undefined): readonly number[] {
  return (Array.isArray(pieces) ? pieces : [pieces]).flatMap((piece) => {
    const name = typeof piece === 'object' && piece !== null ? (piece as JsonObject).name : undefined;
    return typeof name === 'number' ? [name] : [];
  });
}

/** Whether every test of every condition holds. */
export function allHold(conditions: readonly Condition[] = [], data: JsonObject): boolean {
  return conditions.every((condition) => holds(condition, data));
}

/** The fields of the event that an effect shows. A piece is always one, with the sign or without. */
export function fieldsOf({ piece, spaces, from, to }: Effect): string[] {
  const named = [spaces, from, to].flatMap((text) =>
    [...(text ?? '').matchAll(FIELD)].map(([, name = '']) => name),
  );
  return piece === undefined ? named : [fieldName(piece), ...named];
}

const fieldName = (text: string): string => text.replace(/^\$/, '');

const FIELD = /\$([A-Za-z][A-Za-z0-9]*)/g;

function holds({ field, exists, is, not, atLeast }: Condition, data: JsonObject): boolean {
  const value = data[field];
  if (exists !== undefined && exists === isMissing(value)) return false;
  if (is !== undefined && value !== compared(is, data)) return false;
  if (not !== undefined && value === compared(not, data)) return false;
  return atLeast === undefined || (typeof value === 'number' && value >= atLeast);
}

const compared = (value: string | number | boolean | null, data: JsonObject): Json | undefined =>
  typeof value === 'string' && value.startsWith('$') ? data[fieldName(value)] : value;

/** A field by itself keeps its type, and is one without the sign too where the event has it; in a text it is text. */
function filledIn(text: string, data: JsonObject): Json | undefined {
  const name = fieldName(text);
  if (Object.hasOwn(data, name)) return data[name];
  return text.replace(FIELD, (_, field: string) => String(data[field]));
}

const listOf = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

const isMissing = (value: Json | undefined): boolean => value === undefined || value === null;
