import { PARAMETER_TYPES, PROPERTY_TYPES, type ValueSpec } from '@tapete/core';
import type { Property } from '../shapes/property.js';
import { defined, mapValues } from './members.js';

/** What a value may be, in the engine's words: `enums` and `enum` are one there. */
export function specOf(property: Property): ValueSpec {
  const { type, enums, minimum, maximum, minLength, maxLength, nullable, items, properties } = property;
  return {
    type,
    ...defined({ enum: enums ?? property.enum, minimum, maximum, minLength, maxLength, nullable }),
    ...(items ? { items: specOf(items) } : {}),
    ...(properties ? { properties: mapValues(properties, specOf) } : {}),
    ...(property.default === undefined ? {} : { default: property.default }),
  };
}

const TYPES: ReadonlySet<string> = new Set([...PROPERTY_TYPES, ...PARAMETER_TYPES]);

export const isKnownType = (type: unknown): boolean => typeof type === 'string' && TYPES.has(type);

/** The same of a property that may have mistakes: undefined where a type in it is none that there is. */
export function readableSpec(property: Property): ValueSpec | undefined {
  return isReadable(property) ? specOf(property) : undefined;
}

function isReadable({ type, items, properties }: Property): boolean {
  return (
    isKnownType(type) &&
    (!items || isReadable(items)) &&
    Object.values(properties ?? {}).every((property) => property && isReadable(property))
  );
}
