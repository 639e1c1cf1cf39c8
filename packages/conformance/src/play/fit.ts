import { type Json, type JsonObject, misfitOf, type NamedSpec, type ValueSpec } from '@tapete/core';

/** What of an object does not fit its specs, in words; members that may be left out may be missing. */
export function misfitIn(
  specs: readonly NamedSpec[],
  members: JsonObject,
  { whole, named = false }: { readonly whole: boolean; readonly named?: boolean },
): string | undefined {
  const unknown = Object.keys(members).find((name) => !specs.some((spec) => spec.name === name));
  if (unknown !== undefined) return `\`${unknown}\` is not declared`;
  for (const spec of specs) {
    const value = members[spec.name];
    const misfit = value === undefined ? missing(spec, whole) : misfitOfOne(spec, value, named);
    if (misfit) return misfit;
  }
  return undefined;
}

const missing = ({ name, required }: NamedSpec, whole: boolean): string | undefined =>
  whole && required !== false ? `\`${name}\` is missing` : undefined;

function misfitOfOne(spec: NamedSpec, value: Json, named: boolean): string | undefined {
  const misfit = misfitOf(named ? asNamed(spec) : spec, value);
  return misfit && `\`${spec.name}${misfit.path}\` is ${JSON.stringify(value)}, expected ${misfit.expected}`;
}

/** A piece in a payload is shown by the number that its seat calls it by. */
function asNamed(spec: ValueSpec): ValueSpec {
  if (spec.type === 'cardId' || spec.type === 'pieceId') return { type: 'integer', minimum: 1 };
  return spec.items ? { ...spec, items: asNamed(spec.items) } : spec;
}
