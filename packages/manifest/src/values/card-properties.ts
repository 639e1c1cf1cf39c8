import type { Json } from '@tapete/core';
import type { Property } from '../shapes/property.js';
import { mapValues } from './members.js';

/** A property that the file has as a text, with the type of its schema; undefined where it does not read so. */
export function readProperty(text: string, property: Property): Json | undefined {
  switch (property.type) {
    case 'integer':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'array':
    case 'object':
      return parsed(text);
    case 'enum':
      return (property.enums ?? []).find((value) => String(value) === text);
    default:
      return text;
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Not JSON is the answer; the check that asked says where.
    return undefined;
  }
}

/** All properties of a card, typed; those with a default and no text have the default. */
export function typedProperties(
  written: Readonly<Record<string, string>>,
  schema: Readonly<Record<string, Property>>,
): Record<string, Json> {
  const typed = mapValues(schema, (property, name) => {
    const text = written[name];
    return text === undefined ? property.default : readProperty(text, property);
  });
  return Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}
