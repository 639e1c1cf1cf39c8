import * as z from 'zod';
import { cardRules } from '../authored/sections.js';
import { named } from './naming.js';
import { propertiesShape } from './property.js';
import { file, words } from './words.js';

/** Types of the properties that each card has. In the file their values are texts; rules see them typed. */
export const cardSchemaShape = z.strictObject({ properties: propertiesShape });

export const cardShape = z.strictObject({
  type: named('member').describe(
    'Card type. One copy has this as its id, more are `{type}-1`, `{type}-2`, …',
  ),
  name: words.describe('Display name'),
  count: z.int().min(1).max(1000).describe('Number of copies'),
  properties: z.record(z.string(), z.string()).describe('Values for `cardSchema`, each written as a text'),
  imageUrl: file
    .describe(
      'Its picture where `presentation.faces` has none: a PNG, WebP or SVG of this module, by its path; nothing is fetched from elsewhere',
    )
    .exactOptional(),
  text: words.describe('What stands on the card').exactOptional(),
  cardType: words.describe('A category within the deck').exactOptional(),
});
export type Card = z.infer<typeof cardShape>;

/** A card of a game whose rules are data: libraries have none. */
const ruledCardShape = z.strictObject({ ...cardShape.shape, ...cardRules });
export type RuledCard = z.infer<typeof ruledCardShape>;

const presetDeckShape = z.strictObject({
  type: z.literal('preset'),
  id: named('deck').describe('`standard_52_deck`, or a name of your own with `definition` beside it'),
  name: words,
  definition: named('definition').describe('A deck of a library: `playing-cards/spanish40`').exactOptional(),
});

const manualDeckShape = z.strictObject({
  type: z.literal('manual'),
  id: named('deck'),
  name: words,
  cardSchema: cardSchemaShape,
  cards: z.array(ruledCardShape),
});

export const deckDefinitionShape = z.discriminatedUnion('type', [presetDeckShape, manualDeckShape]);
export type DeckDefinition = z.infer<typeof deckDefinitionShape>;
