import * as z from 'zod';
import { layoutShape } from '../layout.js';
import { lockShape } from '../lock.js';
import { planShape } from '../plan.js';
import { presentationShape } from '../presentation.js';
import { gameShape } from '../shapes/game.js';
import { componentsFileShape, librariesFileShape, libraryShape } from '../shapes/library.js';
import { resourceSetShape, textsShape, wireFixtureShape } from '../shapes/small-files.js';
import type { GeneratedFile } from './stubs.js';

const SHAPES = {
  game: gameShape,
  library: libraryShape,
  libraries: librariesFileShape,
  components: componentsFileShape,
  'resource-set': resourceSetShape,
  layout: layoutShape,
  plan: planShape,
  presentation: presentationShape,
  texts: textsShape,
  wire: wireFixtureShape,
  lock: lockShape,
} as const;

/** JSON Schema 2020-12 of every file format, so that any editor explains it and marks what does not fit. */
export function generateFileSchemas(): GeneratedFile[] {
  return Object.entries(SHAPES).map(([name, shape]) => {
    const { $schema, ...schema } = z.toJSONSchema(shape, {
      io: 'input',
      unrepresentable: 'any',
      override: plainIntegers,
    });
    const document = { $schema, title: `Tapete: ${name}`, ...schema };
    return { path: `schemas/${name}.schema.json`, text: `${JSON.stringify(document, null, 2)}\n` };
  });
}

/** The bounds of every safe integer say nothing to a reader. */
function plainIntegers({
  jsonSchema,
}: {
  readonly jsonSchema: { minimum?: number; maximum?: number };
}): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
