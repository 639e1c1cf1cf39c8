import * as z from 'zod';
import { schemaLink } from './shapes/words.js';

/** In a `fan` pieces lie on each other, and what lies on one goes with it; a `hand` is held, each piece by itself. */
export const ARRANGEMENTS = ['grid', 'fan', 'hand', 'row', 'pile', 'road', 'hex'] as const;

/** Whose space it is, from where the viewer sits. `theirs` is every other seat, spread along the place in turn order. */
export const PLACES_OF = ['mine', 'next', 'across', 'previous', 'theirs'] as const;

const length = z.number().positive();

export const placeShape = z
  .strictObject({
    of: z.string().describe('A space without its seat, or a board'),
    seat: z
      .enum(PLACES_OF)
      .describe(
        'For spaces that each seat has: whose, from where the viewer sits. A spectator sits at p0’s side',
      )
      .optional(),
    x: z.number().describe('Of the upper left corner'),
    y: z.number().describe('Of the upper left corner'),
    width: length,
    height: length,
    arrangement: z.enum(ARRANGEMENTS),
    margin: z
      .number()
      .min(0)
      .describe('Empty rim of a board around its cells, for the frame that its pictures have. Default 0')
      .optional(),
    piece: z
      .strictObject({ width: length, height: length })
      .describe('Size of one piece; of a grid its cell when left out')
      .optional(),
    turn: z
      .union([z.literal(90), z.literal(180), z.literal(270)])
      .describe('Degrees by which it lies turned, clockwise, with all its pieces. Default 0')
      .optional(),
    behind: z.string().describe('A picture drawn under the pieces').optional(),
    front: z
      .string()
      .describe('A picture drawn over the pieces: a grid whose discs fall behind it')
      .optional(),
    origin: z
      .enum(['bottom', 'top'])
      .describe('Which end of a grid row 0 is at. Default `bottom`')
      .optional(),
    cell: z.string().describe('A picture drawn in each cell of a grid, however many there are').optional(),
    coordinates: z
      .boolean()
      .describe('Whether the letters and numbers of a grid stand in its rim. Default false')
      .optional(),
    over: z
      .string()
      .describe(
        'The board over which this one lies, cell on cell: a press means the cell below where it means nothing here',
      )
      .optional(),
    phases: z
      .array(z.string())
      .min(1)
      .describe('The phases in which it is on the table; left out, all of them')
      .optional(),
    caption: z.string().describe('Text key of a caption').optional(),
  })
  .describe('One space, or all cells of one board, on the cloth. Lengths are in table units');

export const arrangementOfPlacesShape = z.strictObject({
  width: length,
  height: length,
  places: z.array(placeShape).describe('Later places lie over earlier ones'),
});

export const layoutShape = z
  .strictObject({
    $schema: schemaLink,
    layoutVersion: z.literal(1),
    cloth: z.enum(['green', 'blue', 'wine', 'sand']).default('green'),
    wide: arrangementOfPlacesShape,
    tall: arrangementOfPlacesShape,
  })
  .describe('`layout.json`: where each space lies, for wide tables and for tall ones');
export type Layout = z.infer<typeof layoutShape>;
export type Place = z.infer<typeof placeShape>;
