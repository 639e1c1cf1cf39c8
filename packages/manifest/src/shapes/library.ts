import * as z from 'zod';
import { cardSchemaShape, cardShape } from './cards.js';
import { named } from './naming.js';
import { propertiesShape } from './property.js';
import { resourceFileShape } from './resources.js';
import type { ResourceSet } from './small-files.js';
import { MOST_COLUMNS, MOST_ROWS } from './table.js';
import { description, file, perLocale, schemaLink, words } from './words.js';

const base = { id: named('kebab').describe('Named `library/id` by games'), name: words, description };
const member = { id: named('member'), name: words };

const boundsShape = (most: number) =>
  z.strictObject({ minimum: z.int().min(1).max(most), maximum: z.int().min(1).max(most) });

export const definitionShape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('grid'),
    ...base,
    rows: boundsShape(MOST_ROWS),
    columns: boundsShape(MOST_COLUMNS),
  }),
  z.strictObject({
    type: z.literal('deck'),
    ...base,
    cardSchema: cardSchemaShape,
    cards: z.array(cardShape).min(1),
  }),
  z.strictObject({
    type: z.literal('die'),
    ...base,
    sides: z.int().min(2).max(1000),
    faces: z.array(words).describe('What each side shows, from 1 up; left out, its number').exactOptional(),
  }),
  z.strictObject({
    type: z.literal('wheel'),
    ...base,
    sectors: z
      .array(z.strictObject({ ...member, weight: z.int().min(1).max(1000).default(1).describe('Of chance') }))
      .min(2),
  }),
  z.strictObject({
    type: z.literal('pieces'),
    ...base,
    pieceSchema: z.strictObject({ properties: propertiesShape }).exactOptional(),
    pieces: z
      .array(z.strictObject({ ...member, properties: z.record(z.string(), z.string()).default({}) }))
      .min(1)
      .describe('Each named `library/id#piece` by games'),
  }),
]);
export type ComponentDefinition = z.infer<typeof definitionShape>;

/** `components.json`: definitions without a library around them. */
export const componentsFileShape = z
  .strictObject({
    $schema: schemaLink,
    componentsVersion: z.literal(1),
    definitions: z.array(definitionShape).min(1),
  })
  .describe('Component definitions: grids, decks, dice, wheels, pieces');
export type ComponentsFile = z.infer<typeof componentsFileShape>;

/** `*.library.json`: definitions, or pictures for those of others; no rules. */
export const libraryShape = z
  .strictObject({
    $schema: schemaLink,
    libraryVersion: z.literal(1),
    id: named('kebab'),
    version: named('version'),
    dependencies: z.record(named('kebab'), named('version')).default({}),
    title: perLocale.exactOptional(),
    summary: perLocale.exactOptional(),
    texts: z
      .record(named('locale'), file)
      .describe('Texts of each locale: `piece.<member>` is what a card or a piece is called')
      .default({}),
    definitions: z.array(definitionShape).default([]),
    components: z
      .array(
        z.strictObject({
          file,
          take: z.array(named('kebab')).min(1).describe('Only these; left out, all').exactOptional(),
        }),
      )
      .default([])
      .describe('Definitions that stand in components files beside it'),
    resources: z.array(resourceFileShape).default([]),
    resourceSets: z.array(file).default([]),
  })
  .describe('A library of component definitions or of art');
export type LibraryWritten = z.input<typeof libraryShape>;
export type Library = z.infer<typeof libraryShape>;

/** A library whose files were read: with all its definitions, and with its resource sets. */
export type LibraryAtHand = Library & { readonly sets?: readonly ResourceSet[] };

/** `libraries.json`: several libraries in one file. */
export const librariesFileShape = z.array(libraryShape).min(1).describe('Several libraries');
