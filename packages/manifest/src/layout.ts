import * as z from 'zod';

export const ARRANGEMENTS = ['grid', 'fan', 'row', 'pile', 'road', 'hex'] as const;

/** Whose space it is, from where the viewer sits. `theirs` is every other seat, spread along the place in turn order. */
export const PLACES_OF = ['mine', 'next', 'across', 'previous', 'theirs'] as const;

/** One space, or all cells of one board, on the cloth. Lengths are in table units; x and y name the upper left corner. */
export const placeShape = z.strictObject({
  /** Id of a space without its seat, or of a board. */
  of: z.string(),
  /** For spaces that each seat has. A spectator sits at p0's side. */
  seat: z.enum(PLACES_OF).optional(),
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
  arrangement: z.enum(ARRANGEMENTS),
  /** Empty rim of a board around its cells, for the frame that its pictures have. Default 0. */
  margin: z.number().min(0).optional(),
  /** Size of one piece, in table units; of a grid, its cell when left out. */
  piece: z.strictObject({ width: z.number().positive(), height: z.number().positive() }).optional(),
  /** A picture slot drawn under the pieces, and one drawn over them (a grid whose discs fall behind it). */
  behind: z.string().optional(),
  front: z.string().optional(),
  /** Which end of a grid row 0 is at. Default `bottom`. */
  origin: z.enum(['bottom', 'top']).optional(),
  /** Text key of a caption. */
  caption: z.string().optional(),
});

export const arrangementOfPlacesShape = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  places: z.array(placeShape),
});

/** `layout.json`: where each space lies, for wide tables and for tall ones. Later places lie over earlier ones. */
export const layoutShape = z.strictObject({
  $schema: z.string().optional(),
  layoutVersion: z.literal(1),
  cloth: z.enum(['green', 'blue', 'wine', 'sand']).default('green'),
  wide: arrangementOfPlacesShape,
  tall: arrangementOfPlacesShape,
});
export type Layout = z.infer<typeof layoutShape>;
export type Place = z.infer<typeof placeShape>;
