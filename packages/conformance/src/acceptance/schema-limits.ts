import type { Json } from '@tapete/core';
import { RE2JS } from 're2js';

/** What one schema of an author may cost those who judge by it. */
export const SCHEMA_LIMITS = {
  bytes: 64 * 1024,
  /** JSON values in it. */
  values: 4000,
  /** The same when everything that is pointed at stands where it is pointed at from. */
  unfolded: 100_000,
} as const;

export interface LinearPattern {
  test(text: string): boolean;
  /** By which ajv tells patterns apart. */
  toString(): string;
}

/** A pattern that takes time in proportion to the text, whatever the text. Thrown: why it cannot be had so. */
export const linearPattern = Object.assign(
  (pattern: string): LinearPattern => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return { test: (text) => compiled.matcher(text).find(), toString: () => pattern };
  },
  // Schemas are compiled where they are used, never written down as code.
  { code: 'linearPattern' },
);

/** What is wrong with a schema before anything is made of it. */
export interface SchemaFault {
  readonly code: 'SCHEMA_TOO_LARGE' | 'SCHEMA_REFERENCE' | 'SCHEMA_PATTERN';
  /** JSON pointer. */
  readonly path: string;
  readonly message: string;
}

/** All for which a schema is not even compiled. References within it alone, and none that leads back to itself. */
export function schemaFaults(schema: Json): SchemaFault[] {
  const faults: SchemaFault[] = [];
  const parts = partsOf(schema);
  if (parts.length > SCHEMA_LIMITS.values)
    return [tooLarge(`${parts.length} values; a schema has at most ${SCHEMA_LIMITS.values}`)];
  for (const { path, key, value } of parts) {
    if (FOREIGN.has(key) && typeof value === 'string')
      faults.push(reference(path, `\`${key}\` is not for schemas of a module`));
    else if (key === '$ref' && typeof value === 'string' && targetOf(schema, value) === undefined)
      faults.push(reference(path, `\`${value}\` is no place in this schema; write #/$defs/name`));
    else if (isPattern(path, key)) faults.push(...patternFaults(path, key === 'pattern' ? value : key));
  }
  return faults.length > 0 ? faults : unfoldedFaults(schema);
}

/** Names that reach out of a schema, or that make it depend on the way by which it was come to. */
const FOREIGN = new Set([
  '$id',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
]);

interface Part {
  readonly path: string;
  readonly key: string;
  readonly value: Json;
}

function partsOf(value: Json, path = '', key = ''): Part[] {
  const parts: Part[] = [];
  const open: Part[] = [{ path, key, value }];
  for (let next = open.pop(); next !== undefined && parts.length <= SCHEMA_LIMITS.values; next = open.pop()) {
    parts.push(next);
    open.push(...below(next));
  }
  return parts;
}

function below({ path, value }: Part): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, each]) => ({
    path: `${path}/${escaped(key)}`,
    key,
    value: each as Json,
  }));
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const isPattern = (path: string, key: string): boolean =>
  key === 'pattern' || /\/patternProperties\/[^/]*$/.test(path);

function patternFaults(path: string, pattern: Json): SchemaFault[] {
  if (typeof pattern !== 'string') return [];
  try {
    linearPattern(pattern);
    return [];
  } catch (error) {
    const message = `${JSON.stringify(pattern)} cannot be matched in linear time: ${(error as Error).message}`;
    return [{ code: 'SCHEMA_PATTERN', path, message }];
  }
}

/** What a pointer within the schema points at. */
function targetOf(schema: Json, pointer: string): Json | undefined {
  if (pointer !== '#' && !pointer.startsWith('#/')) return undefined;
  const keys = pointer.split('/').slice(1);
  return keys.reduce<Json | undefined>((at, key) => {
    const own = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, own)) return undefined;
    return (at as Readonly<Record<string, Json>>)[own];
  }, schema);
}

/** Small schemas can be large: ten that each point twice at the next are a thousand, and a circle has no end. */
function unfoldedFaults(schema: Json): SchemaFault[] {
  const sizes = new Map<Json, number>();
  let isCircle = false;
  const sizeOf = (value: Json): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known === Number.POSITIVE_INFINITY) isCircle = true;
    if (known !== undefined) return known;
    // Until it is known: whoever comes here again has come in a circle.
    sizes.set(value, Number.POSITIVE_INFINITY);
    const size = Object.entries(value).reduce((sum, [key, each]) => {
      const target = key === '$ref' && typeof each === 'string' ? targetOf(schema, each) : undefined;
      return sum + sizeOf((target ?? each) as Json);
    }, 1);
    sizes.set(value, size);
    return size;
  };
  const size = sizeOf(schema);
  if (isCircle) return [reference('', 'references lead back to where they began')];
  return size > SCHEMA_LIMITS.unfolded ? [tooLarge(`${size} values when its references are followed`)] : [];
}

const reference = (path: string, message: string): SchemaFault => ({
  code: 'SCHEMA_REFERENCE',
  path,
  message,
});

const tooLarge = (message: string): SchemaFault => ({ code: 'SCHEMA_TOO_LARGE', path: '', message });
