import type { Json, JsonObject } from '@tapete/core';

/* What differs between two JSON values, and how one follows from the other: views and contexts alike. */

/** The members that have other values, so many levels deep; undefined where one is gone. */
export function changedIn(before: JsonObject, after: JsonObject, levels: number): JsonObject | undefined {
  const changed: Record<string, Json> = {};
  for (const name in before) if (!(name in after)) return undefined;
  for (const name in after) {
    const [was, is] = [before[name], after[name] as Json];
    if (sameJson(was, is)) continue;
    const inner =
      levels === 1 || was === undefined ? is : changedIn(was as JsonObject, is as JsonObject, levels - 1);
    if (inner === undefined) return undefined;
    changed[name] = inner;
  }
  return changed;
}

/** The members as they were, with those that have changed, so many levels deep. */
export function merged(before: JsonObject | undefined, change: JsonObject, levels: number): JsonObject {
  const now: Record<string, Json> = { ...before, ...change };
  if (levels === 1) return now;
  for (const name of Object.keys(change)) {
    const was = before?.[name];
    if (was !== undefined) now[name] = merged(was as JsonObject, change[name] as JsonObject, levels - 1);
  }
  return now;
}

export function isEmpty(members: object): boolean {
  for (const _ in members) return false;
  return true;
}

export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return sameMembers(one as JsonObject, other as JsonObject);
}

/** Lists too: their members are their items. */
function sameMembers(one: JsonObject, other: JsonObject): boolean {
  let names = 0;
  for (const name in one) {
    if (!sameJson(one[name], other[name])) return false;
    names++;
  }
  for (const _ in other) names--;
  return names === 0;
}
