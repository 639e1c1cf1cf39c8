import type { Json, Scalar } from '../json.js';

/** Types of variables, of card properties and of config values (source: manifest, `variableSchema`). */
export const PROPERTY_TYPES = [
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'object',
  'enum',
  'deckId',
  'cardId',
  'playerId',
] as const;

/** Types of an action's parameters (source: manifest, `availableActions`), and `integer`. */
export const PARAMETER_TYPES = [
  'cardId',
  'cardType',
  'deckId',
  'playerId',
  'string',
  'number',
  'boolean',
  'tileId',
  'edgeId',
  'vertexId',
  'spaceId',
  'pieceId',
  'zoneId',
  'tokenId',
  'resourceId',
  'integer',
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** What one value may be: a parameter of an action, a variable, a config value, a field of an event. */
export interface ValueSpec {
  readonly type: PropertyType | ParameterType;
  /** Allowed values; for `enum` required. */
  readonly enum?: readonly Scalar[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of a string in UTF-16 units, or of a list in items. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** True where null is a value as well (a variable that is not known yet). */
  readonly nullable?: boolean;
  readonly items?: ValueSpec;
  readonly properties?: Readonly<Record<string, ValueSpec>>;
  readonly default?: Json;
}

export interface NamedSpec extends ValueSpec {
  readonly name: string;
  /** Default true. */
  readonly required?: boolean;
}
