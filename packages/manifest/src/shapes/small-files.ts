import * as z from 'zod';
import { named } from './naming.js';
import { json } from './property.js';
import { resourceFileShape } from './resources.js';
import { schemaLink, words } from './words.js';

/** `*.resource-set.json`: which picture shows each card of a deck. A set covers each deck that it claims whole. */
export const resourceSetShape = z
  .strictObject({
    $schema: schemaLink,
    resourceSetVersion: z.literal(1),
    id: named('kebab'),
    covers: z
      .union([named('definition'), z.array(named('definition')).min(1)])
      .describe('The deck, `playing-cards/poker52`, or several decks that share pictures'),
    resources: z.array(resourceFileShape).min(1),
    slots: z
      .record(named('member'), words)
      .describe('Card type, or `back` -> one of the resources; one graphic may draw them all'),
  })
  .describe('Pictures for a deck, or for several');
export type ResourceSet = z.infer<typeof resourceSetShape>;

/** `texts/<locale>.json`: key -> ICU text. */
export const textsShape = z
  .record(z.string().min(1), z.string())
  .describe('Texts of one locale, in ICU syntax');
export type Texts = z.infer<typeof textsShape>;

/** `wire.json`: envelopes by name. Each is checked by whoever knows the wire. */
export const wireFixtureShape = z
  .array(z.strictObject({ name: words, envelope: z.record(z.string(), json) }))
  .min(1)
  .describe('Examples of envelopes between client and host');
export type WireFixture = z.infer<typeof wireFixtureShape>;
