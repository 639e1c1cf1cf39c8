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
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value as JsonObject);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} has no JSON text`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a ${typeof value} has no JSON text`);
  return text;
}

function objectText(value: JsonObject): string {
  const kind = Object.prototype.toString.call(value);
  if (kind !== '[object Object]') throw new TypeError(`${kind} has no JSON text`);
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] as Json)}`);
  return `{${members.join(',')}}`;
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
