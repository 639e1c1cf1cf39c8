import { type Structure, seatId } from '@tapete/core';
import type { Libraries } from '../../across/libraries.js';
import type { GameManifest } from '../../shapes/game.js';
import { toStructure } from '../../structure/to-structure.js';
import { mark } from '../generated.js';
import type { GeneratedFile } from '../stubs.js';
import { contextSchema } from './context-schema.js';
import { keyed, members, object, type Schema, valueSchema, type Words } from './value-schema.js';
import { viewSchema } from './view-schema.js';

/** JSON Schema 2020-12 of what a match of the game is created with, remembers and shows: `schemas/*.schema.json`. */
export function generateSchemas(game: GameManifest, libraries: Libraries): GeneratedFile[] {
  const structure = toStructure(game, libraries);
  const seats = Array.from({ length: structure.seats.max }, (_, seat) => seatId(seat));
  const own: Words = { seats, pieces: 'ids' };
  const shown: Words = { seats, pieces: 'names' };
  return [
    schemaFile('config', configSchema(structure, own), game),
    schemaFile('data', dataSchema(structure, own), game),
    schemaFile('view', viewSchema(structure, shown), game),
    schemaFile('context', contextSchema(structure, shown), game),
  ];
}

function schemaFile(name: string, schema: Schema, game: GameManifest): GeneratedFile {
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: mark(`${game.id}.game.json`),
    title: `${game.id} ${game.version}: ${name}`,
    ...schema,
  };
  return { path: `schemas/${name}.schema.json`, text: `${JSON.stringify(document, null, 2)}\n` };
}

/** Every value has a default, so none must be given. */
function configSchema({ config }: Structure, words: Words): Schema {
  const properties = config.map((spec): [string, Schema] => [
    spec.name,
    { ...valueSchema(spec, words), default: spec.default ?? null },
  ]);
  return object(Object.fromEntries(properties), []);
}

/** The game's own variables, whole, as they are in the state. */
function dataSchema({ variables }: Structure, words: Words): Schema {
  return object({
    global: members(variables.global, words),
    players: keyed(words.seats, members(variables.seat, words)),
  });
}
