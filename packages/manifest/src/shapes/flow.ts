import { PARAMETER_TYPES, POLICIES, PROPERTY_TYPES } from '@tapete/core';
import * as z from 'zod';
import { actionRules, parameterRules, stateRules, transitionRules, turnOrder } from '../authored/sections.js';
import { named } from './naming.js';
import { narrowing, propertiesShape, propertyFields, scalar } from './property.js';
import { visibilityShape } from './visibility.js';
import { description, words } from './words.js';

export const parameterShape = z.strictObject({
  name: named('camel'),
  type: z.enum(PARAMETER_TYPES),
  required: z.boolean().default(true),
  array: z.boolean().default(false).describe('Whether several values can be sent'),
  ...narrowing,
  deckDefinitionId: named('deck').describe('Of which deck a `cardId` or `cardType` is').exactOptional(),
  suggestions: z.array(scalar).min(1).describe('Values worth trying first').exactOptional(),
  ...parameterRules,
  description,
});
export type Parameter = z.infer<typeof parameterShape>;

export const actionShape = z.strictObject({
  actionType: named('camel'),
  displayName: words.describe('Button label'),
  description,
  policy: z
    .enum(POLICIES)
    .describe(
      'What a command must match: the whole match, or only what its own seat did. Default `match` in phases of one seat, `actor` in others',
    )
    .exactOptional(),
  parameters: z.array(parameterShape),
  errorCodes: z.array(named('errorCode')).default([]),
  ...actionRules,
});

export const STATE_TYPES = ['AUTO', 'SINGLE_PLAYER', 'ALL_PLAYERS'] as const;

const transitionShape = z.strictObject({ targetState: named('camel'), description, ...transitionRules });
const stageShape = z.strictObject({
  name: named('camel'),
  availableActions: z.array(named('camel')).min(1),
  description,
});

export const stateShape = z.strictObject({
  name: named('camel'),
  type: z.enum(STATE_TYPES),
  description: words.describe('What happens, what players can do'),
  availableActions: z.array(named('camel')).describe('For a state with one stage').exactOptional(),
  stages: z
    .array(stageShape)
    .min(1)
    .describe('What a seat may be doing; it begins with the first')
    .exactOptional(),
  transitions: z.array(transitionShape),
  autoAdvance: z.boolean().default(true).describe('False: a complete phase waits for an `endPhase` action'),
  ...stateRules,
});
export type State = z.infer<typeof stateShape>;

export const stateMachineShape = z.strictObject({
  initialState: named('camel'),
  states: z.array(stateShape).min(1),
  turn: turnOrder.exactOptional(),
});

const variableShape = z.strictObject({ ...propertyFields, visibility: visibilityShape.exactOptional() });
export type Variable = z.infer<typeof variableShape>;
const variablesShape = z.strictObject({ properties: z.record(named('camel'), variableShape) });

export const variableSchemaShape = z.strictObject({
  globalVariableSchema: variablesShape,
  playerVariableSchema: variablesShape,
});

export const configShape = z.strictObject({ properties: propertiesShape });

export const FIELD_TYPES = [...new Set([...PROPERTY_TYPES, ...PARAMETER_TYPES])] as const;

const eventFieldShape = z.strictObject({
  ...propertyFields,
  name: named('camel'),
  type: z.enum(FIELD_TYPES),
  array: z.boolean().default(false),
  deckDefinitionId: named('deck').exactOptional(),
});
export type EventField = z.infer<typeof eventFieldShape>;

export const eventShape = z.strictObject({
  type: named('event'),
  description,
  fields: z.array(eventFieldShape),
});
