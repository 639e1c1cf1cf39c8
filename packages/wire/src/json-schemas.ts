import type { JsonObject } from '@tapete/core';
import * as z from 'zod/mini';
import { CLIENT_SHAPES, HOST_SHAPES } from './envelopes.js';

/**
 * JSON Schemas (2020-12) of all that a client may send and all that a host may, for clients in other languages.
 * `schemas/` has them as files.
 */
export function envelopeSchemas(): Readonly<Record<'client' | 'host', JsonObject>> {
  return {
    client: schemaOf(CLIENT_SHAPES, 'What a client sends'),
    host: schemaOf(HOST_SHAPES, 'What a host sends'),
  };
}

function schemaOf(shapes: Readonly<Record<string, z.ZodMiniType>>, title: string): JsonObject {
  const [first, ...others] = Object.values(shapes);
  // Of what is read: fields that a schema does not name are allowed.
  const { $schema, ...schema } = z.toJSONSchema(z.union([first as z.ZodMiniType, ...others]), {
    io: 'input',
  });
  return { $schema, title, ...schema } as unknown as JsonObject;
}
