import type { Level, Structure, VariableSpec, Visibility } from '@tapete/core';
import { cellNames } from '../cells.js';
import { keyed, list, object, orNull, type Schema, valueSchema, type Words } from './value-schema.js';

/** What a viewer can be sent of a match of this game: its spaces, its variables, its resources. */
export function viewSchema(structure: Structure, words: Words): Schema {
  return {
    ...object(
      {
        spaces: spacesSchema(structure, words),
        variables: variablesSchema(structure, words),
        resources: resourcesSchema(structure, words),
        own: {},
      },
      ['spaces', 'variables', 'resources'],
    ),
    $defs: {
      piece: object(
        {
          name: { type: 'integer', minimum: 0 },
          definition: { enum: structure.definitions.map(({ id }) => id) },
          owner: orNull({ enum: words.seats }),
          face: { enum: ['up', 'down'] },
          ...(structure.pieces.some(({ covers }) => covers) && { covers: list({ type: 'string' }) }),
          ...countersSchema(structure),
        },
        ['name', 'owner', 'face'],
      ),
      pieces: object({ pieces: list({ $ref: '#/$defs/piece' }) }),
      // With the pieces of it whose faces are revealed to the viewer all the same.
      count: object({ count: { type: 'integer', minimum: 0 }, shown: list({ $ref: '#/$defs/piece' }) }, [
        'count',
      ]),
      any: object({ any: { type: 'boolean' } }),
    },
  };
}

/** What is counted on a piece, where there is any of it. */
function countersSchema({ counters = [] }: Structure): Record<string, Schema> {
  const shown = counters.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return {};
  const amount = { type: 'integer', minimum: 1 };
  return { counters: object(Object.fromEntries(shown.map(({ name }) => [name, amount])), []) };
}

function spacesSchema(structure: Structure, { seats }: Words): Schema {
  const patterns = [
    ...structure.spaces.map((space): [string, Schema] => [
      `^${space.id}${seatPart(space.per, seats.length)}$`,
      spaceSchema(space.visibility),
    ]),
    ...structure.boards.map((board): [string, Schema] => {
      const { pattern } = cellNames(board, structure);
      return [`^${board.id}${seatPart(board.per, seats.length)}/${pattern}$`, spaceSchema(board.visibility)];
    }),
  ];
  return { type: 'object', patternProperties: Object.fromEntries(patterns), additionalProperties: false };
}

const seatPart = (per: 'table' | 'seat', seats: number): string =>
  per === 'table' ? '' : `:p(${Array.from({ length: seats }, (_, seat) => seat).join('|')})`;

const FORM: { readonly [level in Exclude<Level, 'nothing'>]: string } = {
  identity: '#/$defs/pieces',
  order: '#/$defs/pieces',
  count: '#/$defs/count',
  any: '#/$defs/any',
};

/** A space is shown in the form of one of the levels that its visibility has. */
function spaceSchema(visibility: Visibility): Schema {
  const forms = levelsOf(visibility).flatMap((level) => (level === 'nothing' ? [] : [FORM[level]]));
  const [only, ...others] = [...new Set(forms)].map(($ref) => ({ $ref }));
  if (only === undefined) return { not: {} };
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}

const levelsOf = ({ owner, others, team, roles }: Visibility): Level[] => [
  owner,
  others,
  ...(team ? [team] : []),
  ...Object.values(roles ?? {}),
];

export function variablesSchema({ variables }: Structure, words: Words): Schema {
  return object({
    global: shownSchema(variables.global, words, ({ visibility }) => visibility.others === 'identity'),
    players: keyed(
      words.seats,
      shownSchema(variables.seat, words, ({ visibility }) =>
        levelsOf(visibility).every((level) => level === 'identity'),
      ),
    ),
  });
}

/** Variables that some viewers are not shown may be left out. */
function shownSchema(
  specs: readonly VariableSpec[],
  words: Words,
  isAlways: (spec: VariableSpec) => boolean,
): Schema {
  const properties = Object.fromEntries(specs.map((spec) => [spec.name, valueSchema(spec, words)]));
  return object(
    properties,
    specs.filter(isAlways).map(({ name }) => name),
  );
}

function resourcesSchema({ resources }: Structure, { seats }: Words): Schema {
  const amount = { type: 'integer', minimum: 0 };
  return keyed(seats, object(Object.fromEntries(resources.map((id) => [id, amount]))));
}
