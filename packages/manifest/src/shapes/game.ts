import * as z from 'zod';
import { ruleSections } from '../authored/sections.js';
import { boardShape } from './boards.js';
import { deckDefinitionShape } from './cards.js';
import { actionShape, configShape, eventShape, stateMachineShape, variableSchemaShape } from './flow.js';
import { named } from './naming.js';
import { resourceFileShape } from './resources.js';
import { componentShape, handShape, resourceShape } from './table.js';
import { description, file, perLocale, schemaLink } from './words.js';

const players = z.int().min(1).max(10);

export const playerConfigShape = z.strictObject({
  minPlayers: players.describe('Fewest players'),
  maxPlayers: players.describe('Most players'),
  optimalPlayers: players.describe('Best number of players'),
});

/** Needed to publish, not to verify. */
const header = {
  $schema: schemaLink,
  manifestVersion: z.literal(1).describe('Of this file format').exactOptional(),
  id: named('kebab').describe('The game’s name, as in `conecta4@1.0.0`').exactOptional(),
  version: named('version').describe('Increment it when you publish again'),
  engine: named('version').describe('The version of the engine it was written for').exactOptional(),
  dependencies: z
    .record(named('kebab'), named('version'))
    .default({})
    .describe('Libraries, each at one exact version'),
  title: perLocale.exactOptional(),
  summary: perLocale.describe('One line for the catalog').exactOptional(),
  minutes: z.int().min(1).max(1440).describe('How long a match takes').exactOptional(),
  catalog: z
    .strictObject({ cover: named('kebab'), thumbnail: named('kebab'), icon: named('kebab') })
    .describe('Resources that draw the game in a catalog')
    .exactOptional(),
};

export const presentationSectionShape = z.strictObject({
  locales: z.array(named('locale')).min(1),
  texts: z.record(named('locale'), file).describe('A file of texts for each locale'),
  layout: file.exactOptional(),
  plans: z.array(file).default([]),
  resources: z.array(resourceFileShape).default([]),
  resourceSets: z
    .array(z.union([file, named('definition')]))
    .default([])
    .describe(
      'Pictures for whole decks: sets of libraries (`cards-poker/standard`), or files of the game; the last one that covers a card draws it, and `faces` go before them all',
    ),
  faces: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Definition -> picture. `definition!back` is a face that is down, `definition@p0` one of that seat',
    ),
});
export type PresentationSection = z.infer<typeof presentationSectionShape>;

/** `<id>.game.json`: the source of truth for a game's structure. Also a bare `manifest.json` without a header. */
export const gameShape = z
  .strictObject({
    ...header,
    playerConfig: playerConfigShape,
    config: configShape
      .default({ properties: {} })
      .describe('What a match is created with; every value has a default'),
    series: named('camel')
      .describe('The `integer` of `config` that counts the games of a series: a rematch has the next one')
      .exactOptional(),
    deal: named('camel')
      .describe(
        'The `integer` of `config` that numbers the deal, so that a deal can be shared: whoever begins a match and names no number has one chosen',
      )
      .exactOptional(),
    deckDefinitions: z.array(deckDefinitionShape),
    playerHandDefinitions: z.array(handShape).describe('One for each player'),
    components: z.array(componentShape).describe('Shared by all'),
    resources: z.array(resourceShape).default([]).describe('Gold, wood, points: what is counted and paid'),
    boardDefinitions: z.array(boardShape).default([]),
    availableActions: z.array(actionShape).describe('What players submit, not what they select'),
    stateMachine: stateMachineShape,
    variableSchema: variableSchemaShape.describe('The least that the rules must remember'),
    ...ruleSections,
    events: z.array(eventShape).default([]).describe('What happens, in the words of the game'),
    longest: z
      .union([z.int().min(1), z.literal('endless')])
      .default('endless')
      .describe('The most decisions that a match can take'),
    presentation: presentationSectionShape.exactOptional(),
    description,
  })
  .describe('A game: its structure, from which types, schemas and the table are made');

/** As written, defaults left out. */
export type GameWritten = z.input<typeof gameShape>;
/** As read: checked, with every default in its place, and with the name that its file or folder gives it. */
export type GameManifest = z.infer<typeof gameShape> & { readonly id: string };
