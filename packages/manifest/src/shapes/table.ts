import * as z from 'zod';
import { named } from './naming.js';
import { visibilityShape } from './visibility.js';
import { description, words } from './words.js';

/** Columns are letters, so there are no more than letters. */
export const MOST_COLUMNS = 26;
export const MOST_ROWS = 99;

export const sizeShape = (most: number) =>
  z.union([
    z.int().min(1).max(most),
    z.strictObject({
      config: named('camel').describe('The config value that gives it'),
      by: z
        .record(z.string(), z.int().min(0).max(most))
        .describe('Where it is one of some words: the size that each of them stands for')
        .exactOptional(),
    }),
  ]);

export const perShape = z.enum(['table', 'seat']).describe('One for the table, or one for each seat');

export const handShape = z.strictObject({
  id: named('kebab'),
  displayName: words,
  visibility: visibilityShape.default('ownerOnly'),
  maxCards: z.int().min(1).describe('Most cards it may hold').exactOptional(),
  minCards: z.int().min(0).describe('Fewest cards it must hold').exactOptional(),
  deckDefinitionIds: z
    .array(named('deck'))
    .describe('Only cards of these decks; empty for any')
    .exactOptional(),
  description,
});

const deckComponentShape = z.strictObject({
  type: z.literal('deck'),
  id: named('kebab'),
  name: words,
  deckDefinitionId: named('deck').describe(
    'Whose cards it holds. They begin in the first deck that names them',
  ),
  layout: z.enum(['stack', 'spread', 'fan']).default('stack'),
  visibility: visibilityShape.default('public').describe('Cards that are face down are hidden all the same'),
  description,
});

const dieShape = z.strictObject({
  type: z.literal('die'),
  id: named('kebab'),
  name: words,
  sides: z.int().min(2).max(1000),
  description,
});

const pieceShape = z.strictObject({
  type: z.literal('piece'),
  id: named('kebab'),
  name: words,
  definition: named('definition')
    .describe('What it is, from a library; left out, it is this game’s own')
    .exactOptional(),
  count: sizeShape(1000).default(1).describe('How many, or how many each seat has'),
  per: perShape.default('table'),
  space: words.describe('Where they begin: a hand, a deck or a cell (`board/a1`)'),
  face: z.enum(['up', 'down']).default('up'),
  covers: z
    .literal(true)
    .describe('It may cover spaces beside the one it lies in, and takes room there')
    .exactOptional(),
  description,
});

export const componentShape = z.discriminatedUnion('type', [deckComponentShape, dieShape, pieceShape]);

export const resourceShape = z.strictObject({ id: named('resource'), name: words });
