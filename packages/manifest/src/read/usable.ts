import type { Json } from '@tapete/core';
import type * as z from 'zod';
import type { Path } from '../findings/pointer.js';
import { valueAt } from './shape-mistakes.js';

type Open = { [key: string | number]: Json | undefined };

/**
 * What of a refused document the cross-checks can still look at, so that one wrong field does not hide the other
 * mistakes of its file. Names that break a naming rule stay; what is of the wrong kind is taken away, texts become
 * empty; an item of a list becomes a hole, so that the others keep their numbers. So nothing in it can be relied on
 * to be there, whatever its type says.
 */
export function usable(raw: Json, issues: readonly z.core.$ZodIssue[]): Json {
  const copy = JSON.parse(JSON.stringify(raw)) as Json;
  for (const issue of issues) mend(copy, issue);
  return copy;
}

function mend(copy: Json, issue: z.core.$ZodIssue): void {
  const path = issue.path as Path;
  if (issue.code === 'invalid_type') put(copy, path, blank(issue.expected));
  // An unknown `type` makes its whole object unreadable; of another union only the value is lost.
  if (issue.code === 'invalid_union')
    put(copy, issue.errors.length === 0 ? path.slice(0, -1) : path, undefined);
}

function put(copy: Json, path: Path, value: Json | undefined): void {
  const key = path.at(-1);
  const holder = valueAt(copy, path.slice(0, -1));
  if (key === undefined || typeof holder !== 'object' || holder === null) return;
  (holder as Open)[key] = Array.isArray(holder) && typeof value === 'string' ? undefined : value;
}

function blank(expected: string): Json | undefined {
  return expected === 'string' ? '' : undefined;
}
