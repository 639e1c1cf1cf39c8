import { misfitOf } from '@tapete/core';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { Property } from '../shapes/property.js';
import { isKnownType, readableSpec } from '../values/spec-of.js';
import { eachMember } from './each.js';

const LENGTHS = ['minLength', 'maxLength'] as const;
const BOUNDS = ['minimum', 'maximum'] as const;

/** What a property says of itself must make sense: keywords that fit its type, ranges, a default that is allowed. */
export function checkProperty(property: Property, path: Path, report: Report): void {
  if (isKnownType(property.type)) checkKeywords(property, path, report);
  checkRanges(property, path, report);
  checkParts(property, path, report);
  checkDefault(property, path, report);
}

export function checkProperties(
  properties: Readonly<Record<string, Property>> | undefined,
  path: Path,
  report: Report,
): void {
  eachMember(properties, path, (property, at) => checkProperty(property, at, report));
}

/** Keywords that mean nothing for a type would be believed and do nothing. */
export function checkKeywords(
  value: Pick<Property, 'enums' | 'minimum' | 'maximum' | 'minLength' | 'maxLength'> & {
    readonly type: string;
  },
  path: Path,
  report: Report,
  isList = value.type === 'array',
): void {
  const tell = (keyword: string, where: string) =>
    report(
      'KEYWORD_MISPLACED',
      [...path, keyword],
      `\`${keyword}\` means nothing for ${aType(value.type, isList)}; it is for ${where}`,
    );
  const isNumber = value.type === 'integer' || value.type === 'number';
  for (const bound of BOUNDS) if (value[bound] !== undefined && !isNumber) tell(bound, 'numbers');
  const hasLength = isList || value.type === 'string';
  for (const length of LENGTHS)
    if (value[length] !== undefined && !hasLength) tell(length, 'texts and lists');
  if (value.enums !== undefined && value.type !== 'enum')
    tell('enums', 'the type `enum`; use `enum` to allow only some values');
}

const aType = (type: string, isList: boolean): string => (isList ? `a list of ${type}` : `type \`${type}\``);

export function checkRanges(
  value: Pick<Property, 'minimum' | 'maximum' | 'minLength' | 'maxLength'>,
  path: Path,
  report: Report,
): void {
  for (const [low, high] of [BOUNDS, LENGTHS]) {
    const [from, to] = [value[low], value[high]];
    if (from === undefined || to === undefined || from <= to) continue;
    report(
      'RANGE_REVERSED',
      [...path, low],
      `\`${low}\` ${from} is more than \`${high}\` ${to}; nothing fits`,
    );
  }
}

function checkParts(property: Property, path: Path, report: Report): void {
  const { type, items, properties } = property;
  if (type === 'enum' && property.enums === undefined) {
    report(
      'ENUMS_MISSING',
      path,
      'an `enum` needs `enums`, the list of its values',
      property.enum && 'enums',
    );
  }
  if (type === 'array' && items === undefined)
    report('ITEMS_MISSING', path, 'an `array` needs `items`, saying what each of them is');
  if (type === 'object' && properties === undefined)
    report('PROPERTIES_MISSING', path, 'an `object` needs `properties`, saying what it has');
  if (items !== undefined && type !== 'array')
    report('KEYWORD_MISPLACED', [...path, 'items'], '`items` is for the type `array`');
  if (properties !== undefined && type !== 'object')
    report('KEYWORD_MISPLACED', [...path, 'properties'], '`properties` is for the type `object`');
  if (items) checkProperty(items, [...path, 'items'], report);
  checkProperties(properties, [...path, 'properties'], report);
}

function checkDefault(property: Property, path: Path, report: Report): void {
  if (property.default === undefined) return;
  const spec = readableSpec(property);
  const misfit = spec && misfitOf(spec, property.default);
  if (!misfit) return;
  const at = [...path, 'default', ...misfit.path.split('/').slice(1)];
  report(
    'DEFAULT_WRONG',
    at,
    `the default does not fit: expected ${misfit.expected}, not ${JSON.stringify(property.default)}`,
  );
}
