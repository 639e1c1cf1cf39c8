import type { ValueSpec } from '@tapete/core';
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
