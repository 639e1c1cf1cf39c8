import { defaultOf, type NamedSpec, type ValueSpec, type VariableSpec } from '@tapete/core';
import type { EventField, Parameter, Variable } from '../shapes/flow.js';
import type { Property } from '../shapes/property.js';
import { defined } from '../values/members.js';
import { specOf } from '../values/spec-of.js';
import { visibilityOf } from './visibility.js';

/** Types that name a thing; before anything is named a variable of theirs is null. */
const OF_THINGS: readonly string[] = ['deckId', 'cardId', 'playerId'];

export function configSpecs(properties: Readonly<Record<string, Property>>): NamedSpec[] {
  return Object.entries(properties).map(([name, property]) => ({ name, ...withDefault(property) }));
}

/** All see a variable unless it says otherwise. */
export function variableSpecs(properties: Readonly<Record<string, Variable>>): VariableSpec[] {
  return Object.entries(properties).map(([name, { visibility, ...property }]) => ({
    name,
    ...withDefault(property),
    visibility: visibilityOf(visibility ?? 'public'),
  }));
}

function withDefault(property: Property): ValueSpec {
  const spec = specOf(property);
  if (spec.default === undefined && OF_THINGS.includes(spec.type))
    return { ...spec, nullable: true, default: null };
  return { ...spec, default: defaultOf(spec) };
}

export function parameterSpec(parameter: Parameter): NamedSpec {
  return { name: parameter.name, ...listOr(parameter), ...(parameter.required ? {} : { required: false }) };
}

export function fieldSpec(field: EventField): NamedSpec {
  const { name, array, required, deckDefinitionId: _, type, ...rest } = field;
  const item = { ...specOf({ ...rest, type: 'string' }), type };
  const { minLength, maxLength } = rest;
  const spec: ValueSpec = array ? { type: 'array', items: item, ...defined({ minLength, maxLength }) } : item;
  return { name, ...spec, ...(required === false ? { required: false } : {}) };
}

/** A parameter with `array: true` is a list, whose lengths are the list's. */
function listOr({ type, array, enum: values, minimum, maximum, minLength, maxLength }: Parameter): ValueSpec {
  const item: ValueSpec = { type, ...defined({ enum: values, minimum, maximum }) };
  const lengths = defined({ minLength, maxLength });
  return array ? { type: 'array', items: item, ...lengths } : { ...item, ...lengths };
}
