import type { Json, NamedSpec, SeatId, ValueSpec } from '@tapete/core';

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [keyword: string]: Json };

/** Whose words a value is in: the game's own, or those of a viewer, to whom pieces are numbers. */
export interface Words {
  readonly seats: readonly SeatId[];
  readonly pieces: 'ids' | 'names';
}

export const object = (
  properties: Readonly<Record<string, Json>>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties: properties as { readonly [key: string]: Json },
  required,
  additionalProperties: false,
});

/** An object of which each member is the same, under keys that are known. */
export const keyed = (keys: readonly string[], value: Schema): Schema => ({
  type: 'object',
  ...(keys.length > 0 ? { propertyNames: { enum: keys } } : {}),
  additionalProperties: value,
});

export const list = (items: Schema): Schema => ({ type: 'array', items });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

export function valueSchema(spec: ValueSpec, words: Words): Schema {
  const schema = spec.enum ? { enum: spec.enum } : plainSchema(spec, words);
  return spec.nullable && !spec.enum?.includes(null) ? orNull(schema) : schema;
}

function plainSchema(spec: ValueSpec, words: Words): Schema {
  const { minimum, maximum, minLength, maxLength } = spec;
  switch (spec.type) {
    case 'integer':
    case 'number':
      return { type: spec.type, ...given({ minimum, maximum }) };
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return {
        ...list(spec.items ? valueSchema(spec.items, words) : {}),
        ...given({ minItems: minLength, maxItems: maxLength }),
      };
    case 'object':
      return members(
        Object.entries(spec.properties ?? {}).map(([name, of]) => ({ name, ...of })),
        words,
      );
    case 'playerId':
      return { enum: words.seats };
    case 'cardId':
    case 'pieceId':
    case 'tokenId':
      return words.pieces === 'names' ? { type: ['integer', 'string'] } : { type: 'string' };
    default:
      return { type: 'string', ...given({ minLength, maxLength }) };
  }
}

/** An object by its named parts; those with `required: false` may be left out. */
export function members(specs: readonly NamedSpec[], words: Words): Schema {
  const properties = Object.fromEntries(specs.map((spec) => [spec.name, valueSchema(spec, words)]));
  return object(
    properties,
    specs.filter(({ required }) => required !== false).map(({ name }) => name),
  );
}

const given = (keywords: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(keywords).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
