export type Scalar = string | number | boolean | null;
export type Json = Scalar | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * The one text of a JSON value: keys sorted by UTF-16 units, no white space (RFC 8785).
 * Refused with a TypeError: what JSON cannot say (functions, undefined in a list, numbers that are not finite, sets and
 * maps and dates).
 */
export function canonicalText(value: Json): string {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  return Array.isArray(value) ? `[${value.map(canonicalText).join(',')}]` : objectText(value as JsonObject);
}

function scalarText(value: Scalar): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const isJson = value === null || typeof value === 'boolean' || Number.isFinite(value);
  if (!isJson) throw new TypeError(`${String(value)} has no JSON text`);
  return `${value}`;
}

/** Written without lists of its members: most are small, and every id of an offer is one. */
function objectText(value: JsonObject): string {
  const kind = Object.prototype.toString.call(value);
  if (kind !== '[object Object]') throw new TypeError(`${kind} has no JSON text`);
  const keys = Object.keys(value);
  if (!isSorted(keys)) keys.sort();
  let members = '';
  for (const key of keys) {
    const member = value[key];
    if (member === undefined) continue;
    if (members !== '') members += ',';
    members += `${JSON.stringify(key)}:${canonicalText(member)}`;
  }
  return `{${members}}`;
}

function isSorted(keys: readonly string[]): boolean {
  for (let index = 1; index < keys.length; index++) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return false;
  }
  return true;
}

/** Whether two values have one canonical text. A member that is undefined is one that is not there. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  return Array.isArray(one) === Array.isArray(other) && sameMembers(one as JsonObject, other as JsonObject);
}

/** The members of a list are its items. */
function sameMembers(one: JsonObject, other: JsonObject): boolean {
  let more = 0;
  for (const name in one) {
    if (one[name] === undefined) continue;
    if (!sameJson(one[name], other[name])) return false;
    more++;
  }
  for (const name in other) if (other[name] !== undefined) more--;
  return more === 0;
}

/** A copy that shares nothing with the original. */
export function copyOf<Value extends Json>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as unknown as Value;
  const copy: Record<string, Json> = { ...(value as JsonObject) };
  for (const key in copy) {
    const member = copy[key];
    if (typeof member === 'object' && member !== null) copy[key] = copyOf(member);
  }
  return copy as Value;
}
