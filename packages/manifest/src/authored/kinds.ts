import type { Property } from '../shapes/property.js';
import type { Formula, Tracker, ValueKind } from './formula.js';

/** What stands behind a dot: its type, and how it is worked out of what stands before it. */
export interface Member {
  readonly type: string;
  readonly of: (holder: Formula) => Formula;
}
export type Members = ReadonlyMap<string, Member>;

export interface Trackers {
  readonly player: ReadonlyMap<string, Tracker>;
  readonly game: ReadonlyMap<string, Tracker>;
}

/** Fields of each event, by type. */
export type Events = ReadonlyMap<string, readonly EventName[]>;

export interface EventName {
  readonly name: string;
  readonly kind: ValueKind;
  readonly isRequired: boolean;
  readonly isList: boolean;
}

export const CEL_TYPE: { readonly [kind in ValueKind]: string } = {
  card: 'Card',
  player: 'Player',
  space: 'Space',
  integer: 'int',
  boolean: 'bool',
  text: 'string',
};

export const typeOf = ({ kind, isList }: Pick<EventName, 'kind' | 'isList'>): string =>
  isList ? `list<${CEL_TYPE[kind]}>` : CEL_TYPE[kind];

/** Kinds of values that expressions know; of what has none (lists, objects, fractions) they cannot speak. */
export function kindOf(
  property: Pick<Property, 'type' | 'enum' | 'enums'> | { readonly type: string },
): ValueKind | undefined {
  const { type } = property;
  if (type === 'enum') {
    const values = (property as Property).enums ?? (property as Property).enum ?? [];
    if (values.every((value) => typeof value === 'string')) return 'text';
    return values.every((value) => typeof value === 'number') ? 'integer' : undefined;
  }
  return KIND_OF_TYPE[type];
}

const KIND_OF_TYPE: Readonly<Record<string, ValueKind>> = {
  integer: 'integer',
  boolean: 'boolean',
  string: 'text',
  cardType: 'text',
  deckId: 'text',
  tileId: 'space',
  edgeId: 'space',
  vertexId: 'space',
  spaceId: 'space',
  zoneId: 'text',
  tokenId: 'text',
  resourceId: 'text',
  playerId: 'player',
  cardId: 'card',
  pieceId: 'card',
};
