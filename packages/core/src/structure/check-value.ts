import type { Json, JsonObject, Scalar } from '../json.js';
import type { NamedSpec, ValueSpec } from './value-spec.js';

/** What is wrong with one value: where in it, and what was expected there. */
export interface Misfit {
  /** JSON pointer within the value; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
}

/** The first misfit of a value, or undefined where it fits. */
export function misfitOf(spec: ValueSpec, value: unknown, path = ''): Misfit | undefined {
  if (value === null && spec.nullable) return undefined;
  if (spec.enum && !spec.enum.includes(value as Scalar))
    return { path, expected: `one of ${spec.enum.join(', ')}` };
  return CHECKS[spec.type](spec, value, path);
}

/** The first misfit of an object whose members are named by specs; unknown members do not fit. */
export function misfitOfMembers(specs: readonly NamedSpec[], value: unknown, path = ''): Misfit | undefined {
  if (!isObject(value)) return { path, expected: 'an object' };
  for (const spec of specs) {
    const given = Object.hasOwn(value, spec.name) ? value[spec.name] : undefined;
    const misfit = misfitOfMember(spec, given, `${path}/${spec.name}`);
    if (misfit) return misfit;
  }
  const unknown = Object.keys(value).find((key) => !specs.some((spec) => spec.name === key));
  return unknown === undefined ? undefined : { path: `${path}/${unknown}`, expected: 'no such member' };
}

function misfitOfMember(spec: NamedSpec, value: unknown, path: string): Misfit | undefined {
  if (value !== undefined) return misfitOf(spec, value, path);
  return spec.required === false ? undefined : { path, expected: 'a value' };
}

type Check = (spec: ValueSpec, value: unknown, path: string) => Misfit | undefined;

const text: Check = (spec, value, path) => {
  if (typeof value !== 'string') return { path, expected: 'a text' };
  if (value.length < (spec.minLength ?? 0))
    return { path, expected: `a text of at least ${spec.minLength} characters` };
  return value.length > (spec.maxLength ?? 4096)
    ? { path, expected: `a text of at most ${spec.maxLength ?? 4096} characters` }
    : undefined;
};

const number: Check = (spec, value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { path, expected: 'a number' };
  if (value < (spec.minimum ?? -Infinity) || value > (spec.maximum ?? Infinity)) {
    return { path, expected: `a number from ${spec.minimum ?? '…'} to ${spec.maximum ?? '…'}` };
  }
  return undefined;
};

const integer: Check = (spec, value, path) =>
  Number.isSafeInteger(value) ? number(spec, value, path) : { path, expected: 'a whole number' };

const boolean: Check = (_spec, value, path) =>
  typeof value === 'boolean' ? undefined : { path, expected: 'true or false' };

const list: Check = (spec, value, path) => {
  if (!Array.isArray(value)) return { path, expected: 'a list' };
  if (value.length < (spec.minLength ?? 0))
    return { path, expected: `a list of at least ${spec.minLength} items` };
  if (value.length > (spec.maxLength ?? 4096))
    return { path, expected: `a list of at most ${spec.maxLength ?? 4096} items` };
  if (!spec.items) return undefined;
  for (const [index, item] of value.entries()) {
    const misfit = misfitOf(spec.items, item, `${path}/${index}`);
    if (misfit) return misfit;
  }
  return undefined;
};

const object: Check = (spec, value, path) => {
  if (!isObject(value)) return { path, expected: 'an object' };
  if (!spec.properties) return undefined;
  return misfitOfMembers(
    Object.entries(spec.properties).map(([name, of]) => ({ ...of, name })),
    value,
    path,
  );
};

const anyScalar: Check = () => undefined;

const CHECKS: { readonly [type in ValueSpec['type']]: Check } = {
  string: text,
  integer,
  number,
  boolean,
  array: list,
  object,
  enum: anyScalar,
  deckId: text,
  cardId: text,
  cardType: text,
  playerId: text,
  tileId: text,
  edgeId: text,
  vertexId: text,
  spaceId: text,
  pieceId: text,
  zoneId: text,
  tokenId: text,
  resourceId: text,
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that a variable or a config value has before anybody gives it one. */
export function defaultOf(spec: ValueSpec): Json {
  if (spec.default !== undefined) return spec.default;
  if (spec.nullable) return null;
  if (spec.enum?.length) return spec.enum[0] as Scalar;
  if (spec.type === 'integer' || spec.type === 'number')
    return Math.min(Math.max(0, spec.minimum ?? 0), spec.maximum ?? Infinity);
  if (spec.type === 'boolean') return false;
  if (spec.type === 'array') return [];
  if (spec.type === 'object')
    return defaultsOf(Object.entries(spec.properties ?? {}).map(([name, of]) => ({ ...of, name })));
  return '';
}

export function defaultsOf(specs: readonly NamedSpec[]): JsonObject {
  return Object.fromEntries(
    specs.filter((spec) => spec.required !== false).map((spec) => [spec.name, defaultOf(spec)]),
  );
}
