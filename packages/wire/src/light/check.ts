import { pointer } from '../safe-json.js';

/*
 * Shapes as a page checks them. zod says what an envelope is, for hosts, for schemas and for types; these few lines say
 * it again, at a tenth of the weight, and the same corpus must be judged alike by both.
 */

/** Where a value is wrong (a JSON Pointer), and what is wrong there. */
export interface Flaw {
  readonly path: string;
  readonly problem: string;
}

/** Undefined where nothing is wrong. */
export interface Check<Value = unknown> {
  (value: unknown): Flaw | undefined;
  /** Nothing has this member: it says what a value is that passed. */
  readonly passed?: Value;
}

type Members = Readonly<Record<string, unknown>>;

export const is =
  (what: string, holds: (value: unknown) => boolean): Check =>
  (value) =>
    holds(value) ? undefined : { path: '', problem: value === undefined ? 'missing' : `must be ${what}` };

export const text = is('a string', (value) => typeof value === 'string');
export const number = is('a number', (value) => typeof value === 'number');
export const yesOrNo = is('true or false', (value) => typeof value === 'boolean');
export const whole = is('a whole number', Number.isSafeInteger);
export const upTo = (most: number): Check =>
  is(`a whole number from 0 to ${most}`, (value) => isCount(value) && value <= most);
export const count = upTo(Number.MAX_SAFE_INTEGER);
export const object = is('an object', isObject);

/** Its length is counted in characters, as JSON Schema counts it. */
export const textUpTo = (most: number): Check =>
  is(
    `a string of 1 to ${most} characters`,
    (value) =>
      typeof value === 'string' && value !== '' && (value.length <= most || [...value].length <= most),
  );

export const oneOf = (values: readonly unknown[]): Check =>
  is(`one of ${values.join(', ')}`, (value) => values.includes(value));

export const matching = (pattern: RegExp): Check =>
  is(`like ${pattern}`, (value) => typeof value === 'string' && pattern.test(value));

export const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? firstFlaw(value.keys(), (index) => check(value[index]))
      : { path: '', problem: 'must be a list' };

/** An object with these fields. Others may be there, and nobody looks at them. */
export const having =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    object(value) ?? firstFlaw(Object.keys(fields), (name) => fields[name]?.((value as Members)[name]));

/** An object with any number of members of one kind. */
export const each =
  (check: Check, named: Check = text): Check =>
  (value) =>
    object(value) ??
    firstFlaw(Object.keys(value as Members), (name) => named(name) ?? check((value as Members)[name]));

function firstFlaw<Key extends PropertyKey>(
  keys: Iterable<Key>,
  check: (key: Key) => Flaw | undefined,
): Flaw | undefined {
  for (const key of keys) {
    const flaw = check(key);
    if (flaw !== undefined) return { path: `/${pointer(key)}${flaw.path}`, problem: flaw.problem };
  }
  return undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
