import type { NamedSpec, Scalar, ValueSpec } from '@tapete/core';

/** What a value's type is called, where its name comes from the game. */
export interface TypeNames {
  readonly decks: readonly string[];
  readonly cardTypes: readonly string[];
  readonly resources: readonly string[];
}

/** A member of a generated type, with the words that an editor shows. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional?: boolean;
  readonly isReadonly?: boolean;
  readonly description?: string | undefined;
}

export function typeOf(spec: ValueSpec, names: TypeNames): string {
  const type = spec.enum ? union(spec.enum) : plainType(spec, names);
  return spec.nullable && !spec.enum?.includes(null) ? `${type} | null` : type;
}

function plainType(spec: ValueSpec, names: TypeNames): string {
  switch (spec.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return listOf(spec.items ? typeOf(spec.items, names) : 'Json');
    case 'object':
      return inline(
        Object.entries(spec.properties ?? {}).map(([name, of]) => memberOf({ name, ...of }, names)),
      );
    case 'playerId':
      return 'SeatId';
    case 'cardId':
    case 'pieceId':
    case 'tokenId':
      return 'PieceId';
    case 'spaceId':
    case 'tileId':
    case 'edgeId':
    case 'vertexId':
    case 'zoneId':
      return 'SpaceId';
    case 'deckId':
      return union(names.decks);
    case 'cardType':
      return union(names.cardTypes);
    case 'resourceId':
      return union(names.resources);
    default:
      return 'string';
  }
}

export const memberOf = (spec: NamedSpec, names: TypeNames): Member => ({
  name: spec.name,
  type: typeOf(spec, names),
  isOptional: spec.required === false,
});

const listOf = (item: string): string =>
  `readonly ${/[ |]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;

const inline = (members: readonly Member[]): string =>
  members.length === 0
    ? 'Record<string, never>'
    : `{ ${members.map(({ name, type, isOptional }) => `readonly ${key(name)}${isOptional ? '?' : ''}: ${type}`).join('; ')} }`;

/** `'a' | 'b'`, sorted and each once; `never` where there is nothing to name. */
export function union(values: readonly Scalar[]): string {
  const texts = [...new Set(values)].map(literal);
  return texts.length === 0 ? 'never' : texts.sort(byNumber).join(' | ');
}

function byNumber(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (!Number.isNaN(difference)) return difference;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export const literal = (value: Scalar): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
    : String(value);

export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));

/** An object type over several lines, each member with its description over it. */
export function block(members: readonly Member[], indent: string): string {
  if (members.length === 0) return 'Record<string, never>';
  const lines = members.flatMap(({ name, type, isOptional, isReadonly, description }) => [
    ...comment(description, `${indent}  `),
    `${indent}  ${isReadonly ? 'readonly ' : ''}${key(name)}${isOptional ? '?' : ''}: ${type};`,
  ]);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

export const comment = (words: string | undefined, indent = ''): string[] =>
  words === undefined ? [] : [`${indent}/** ${words.replaceAll('*/', '*∕').replace(/\s+/g, ' ')} */`];
