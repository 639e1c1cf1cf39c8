import { type Result, yes } from '@tapete/core';
import type * as z from 'zod/mini';
import { pointer, wrong } from './safe-json.js';

/** What a value has to be. */
export type Shape<Value> = z.ZodMiniType<Value>;

/**
 * A value of that shape, without the fields that it does not know.
 *
 * Refused with ENVELOPE_WRONG; `facts` say the first `path` (a JSON Pointer) and the `problem`.
 */
export function readShape<Value>(shape: Shape<Value>, value: unknown, id?: string): Result<Value> {
  const parsed = shape.safeParse(value);
  return parsed.success ? yes(parsed.data) : firstProblem(parsed.error.issues, value, id);
}

function firstProblem(issues: readonly z.core.$ZodIssue[], value: unknown, id?: string): Result<never> {
  const issue = issues[0];
  if (issue === undefined) return wrong('', 'not valid', id);
  const nearest = nearestTo(issue);
  if (nearest !== undefined && issue.path.length === 0) return firstProblem(nearest, value, id);
  const path = issue.path.map((name) => `/${pointer(name)}`).join('');
  return wrong(path, isMissing(value, issue.path) ? 'missing' : problemOf(issue), id);
}

/** Of a value that may have one of several shapes: what is wrong with it as the one that fits best. */
function nearestTo(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const [first, ...others] = issue.errors;
  return others.reduce<typeof first>(
    (best, other) => (best && other.length < best.length ? other : best),
    first,
  );
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const name of path) at = (at as Record<PropertyKey, unknown> | null | undefined)?.[name];
  return at === undefined;
}

/** In our words: zod's own would bring its table of locales into the player's page. */
function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'options' in issue ? `must be one of ${issue.options?.join(', ')}` : 'not valid';
    default:
      return 'not valid';
  }
}
