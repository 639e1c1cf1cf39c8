import {
  INTENTS,
  MATCH_STATUSES,
  OUTCOMES,
  PARTICIPATIONS,
  type Structure,
  UNDO_REFUSALS,
} from '@tapete/core';
import { keyed, list, object, orNull, type Schema, valueSchema, type Words } from './value-schema.js';

const count: Schema = { type: 'integer', minimum: 0 };
const text: Schema = { type: 'string' };
const scalar: Schema = { type: ['string', 'number', 'boolean', 'null'] };
const yes: Schema = { const: true };

/** The flow around a view: phase, acting seats, result, and what this viewer may do. */
export function contextSchema(structure: Structure, words: Words): Schema {
  const seat: Schema = { enum: words.seats };
  return {
    ...object({
      status: { enum: MATCH_STATUSES },
      flow: flowSchema(structure, words),
      withdrawn: list(seat),
      result: orNull(keyed(words.seats, { $ref: '#/$defs/result' })),
      offers: list({ $ref: '#/$defs/offer' }),
      draft: orNull(draftSchema(structure)),
      undo: {
        anyOf: [
          object({ allowed: yes }),
          object({ allowed: { const: false }, reason: { enum: UNDO_REFUSALS } }),
        ],
      },
    }),
    $defs: {
      result: resultSchema,
      label: object({ key: text, values: { type: 'object', additionalProperties: scalar } }, ['key']),
      target: { type: ['string', 'integer'] },
      column: columnSchema,
      offer: offerSchema(structure, words),
    },
  };
}

function flowSchema({ phases }: Structure, { seats }: Words): Schema {
  const stages = [...new Set(phases.flatMap((phase) => phase.stages.map(({ name }) => name)))];
  return object({
    phase: { enum: phases.map(({ name }) => name) },
    participation: { enum: PARTICIPATIONS },
    stages: keyed(seats, { enum: stages }),
    turn: count,
    epoch: count,
    revision: count,
    revisions: keyed(seats, count),
  });
}

const resultSchema = object(
  {
    outcome: { enum: OUTCOMES },
    score: { type: 'number' },
    rank: { type: 'integer' },
    goals: list(text),
    reason: text,
  },
  ['outcome'],
);

function draftSchema({ actions }: Structure): Schema {
  const step = object({
    action: { enum: actions.map(({ name }) => name) },
    label: { $ref: '#/$defs/label' },
  });
  return object({ steps: list(step), shortened: yes }, ['steps']);
}

/** One of the actions, with what its payload can be. The rows of a domain give the parameters that the payload leaves out. */
function offerSchema({ actions }: Structure, words: Words): Schema {
  return {
    ...object(
      {
        id: text,
        action: { enum: actions.map(({ name }) => name) },
        payload: { type: 'object' },
        intent: { enum: INTENTS },
        label: { $ref: '#/$defs/label' },
        at: list({ $ref: '#/$defs/target' }),
        covers: list(text),
        input: inputSchema,
        domain: domainSchema,
        reveals: yes,
        concedes: yes,
        changes: yes,
        quick: yes,
      },
      ['id', 'action', 'payload', 'intent', 'label'],
    ),
    allOf: actions.map(({ name, parameters }) => ({
      if: { properties: { action: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword.
      then: {
        properties: {
          payload: object(
            Object.fromEntries(parameters.map((spec) => [spec.name, valueSchema(spec, words)])),
            [],
          ),
        },
      },
    })),
  };
}

const inputSchema: Schema = {
  anyOf: [
    object({ type: { const: 'text' }, maxLength: count, suggestions: { ...list(text), minItems: 1 } }),
    object({ type: { const: 'integer' }, min: { type: 'integer' }, max: { type: 'integer' }, step: count }, [
      'type',
      'min',
      'max',
    ]),
  ],
};

const whole: Schema = { type: 'integer' };

/** What stands in one column of the rows, at each of the places. */
const columnSchema: Schema = {
  anyOf: [
    scalar,
    object({ x: whole }),
    object({ y: whole }),
    object({ on: text, x: whole, y: whole }, ['on']),
    list(scalar),
  ],
};

const columns = list({ $ref: '#/$defs/column' });
const domainSchema = object({
  parameters: list(text),
  patterns: list(
    object(
      {
        places: list({ ...list(count), minItems: 2, maxItems: 4 }),
        values: columns,
        at: columns,
        covers: columns,
      },
      ['places', 'values'],
    ),
  ),
});
