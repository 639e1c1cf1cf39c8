import { no, type Refusal, type Result, yes } from '@tapete/core';

/** How much of a text is looked at before it is known what it is. */
export interface Limits {
  /** In UTF-16 units. */
  readonly length: number;
  /** Lists and objects within each other. */
  readonly depth: number;
}

/**
 * The value of a JSON text from outside, or what was already read; not yet looked into.
 *
 * Refused with ENVELOPE_WRONG: what is longer than it may be, and what is not JSON.
 */
export function readJson(message: unknown, limits: Limits): Result<unknown> {
  if (typeof message !== 'string') return yes(message);
  if (message.length > limits.length) return wrong('', `longer than ${limits.length} characters`);
  const parsed = parse(message);
  return parsed === undefined ? wrong('', 'not JSON') : yes(parsed.value);
}

/** Says where in an envelope (a JSON Pointer) something is wrong, and what. */
export const wrong = (path: string, problem: string, id?: string): Result<never> =>
  no({ code: 'ENVELOPE_WRONG', facts: id === undefined ? { path, problem } : { path, problem, id } });

/** The words of such a refusal, for an `error` envelope. */
export function wordsOf({ code, facts }: Refusal): string {
  const path = facts?.path === '' || facts?.path === undefined ? 'the envelope' : String(facts.path);
  return facts?.problem === undefined ? code : `${path}: ${facts.problem}`;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Not JSON is an answer here, not a fault: the text is from outside.
    return undefined;
  }
}

/**
 * A value that can be read on.
 *
 * Refused with ENVELOPE_WRONG: what is deeper than it may be, and the name `__proto__`, which would name the prototype of
 * whoever copies it.
 */
export function checkJson(value: unknown, limits: Limits): Result<unknown> {
  const found = findTrap(value, limits.depth);
  return found === undefined ? yes(value) : wrong(found.path, found.problem);
}

interface Trap {
  readonly path: string;
  readonly problem: string;
}

/** The first place that is too deep or named `__proto__`. Goes no deeper than `depth`. */
function findTrap(value: unknown, depth: number): Trap | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return { path: '', problem: 'too deep' };
  if (Array.isArray(value)) return findInList(value, depth);
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    if (key === '__proto__') return { path: '/__proto__', problem: 'a name that no envelope has' };
    const trap = findTrap((value as Record<string, unknown>)[key], depth - 1);
    if (trap !== undefined) return { path: `/${pointer(key)}${trap.path}`, problem: trap.problem };
  }
  return undefined;
}

function findInList(list: readonly unknown[], depth: number): Trap | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const trap = findTrap(list[index], depth - 1);
    if (trap !== undefined) return { path: `/${index}${trap.path}`, problem: trap.problem };
  }
  return undefined;
}

export const pointer = (name: PropertyKey): string =>
  String(name).replaceAll('~', '~0').replaceAll('/', '~1');
