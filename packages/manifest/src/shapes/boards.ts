import * as z from 'zod';
import { named } from './naming.js';
import { MOST_COLUMNS, MOST_ROWS, perShape, sizeShape } from './table.js';
import { visibilityShape } from './visibility.js';
import { description, words } from './words.js';

const board = {
  id: named('kebab'),
  name: words,
  per: perShape.default('table'),
  visibility: visibilityShape.default('public'),
  description,
};

const squareShape = z.strictObject({
  type: z.literal('square'),
  ...board,
  rows: sizeShape(MOST_ROWS).describe('Row 0 is `1`'),
  columns: sizeShape(MOST_COLUMNS).describe('Column 0 is `a`'),
});

const cell = named('member');
const cellFields = {
  id: cell,
  type: words.describe('What it is, for rules: `forest`, `goose`').exactOptional(),
  name: words.describe('Display name').exactOptional(),
};

/** `all`, or those that are listed. */
const joined = <Shape extends z.ZodType>(list: Shape, what: string) =>
  z
    .union([z.literal('all'), z.array(list)])
    .describe(`${what}, where pieces can lie; \`all\` for each there is`);
const edge = z.tuple([cell, cell]);
const vertex = z.tuple([cell, cell, cell]);

const place = z.int().min(-1000).max(1000);

const hexShape = z.strictObject({
  type: z.literal('hex'),
  ...board,
  tiles: z
    .array(
      z.strictObject({
        ...cellFields,
        q: place.describe('Place along its row, to the right').exactOptional(),
        r: place
          .describe('Row, downwards; each lies half a tile further to the right than the one above')
          .exactOptional(),
      }),
    )
    .min(1)
    .describe('Where none says `q` and `r`, edges and vertices must tell where each lies'),
  edges: joined(edge, 'Sides between two neighbouring tiles').default([]),
  vertices: joined(vertex, 'Corners where three tiles meet').default([]),
});

const position = z.number().min(-10000).max(10000);

const networkShape = z.strictObject({
  type: z.literal('network'),
  ...board,
  nodes: z
    .array(
      z.strictObject({
        ...cellFields,
        x: position.describe('Where it is drawn, to the right, in units of your own').exactOptional(),
        y: position.describe('Where it is drawn, downwards').exactOptional(),
      }),
    )
    .min(1)
    .describe('Where none says `x` and `y`, they are drawn in a circle'),
  edges: z.array(edge).describe('Pairs of nodes that are joined'),
});

const trackShape = z.strictObject({
  type: z.literal('track'),
  ...board,
  spaces: z
    .array(
      z.strictObject({
        ...cellFields,
        next: z
          .array(cell)
          .describe(
            'Where the way goes on: several at a fork, none at an end. Left out, the next of the list',
          )
          .exactOptional(),
      }),
    )
    .min(1)
    .describe('In the order in which they are walked'),
  closed: z.boolean().default(false).describe('Whether the last leads to the first again: laps'),
});

export const boardShape = z.discriminatedUnion('type', [hexShape, networkShape, squareShape, trackShape]);
export type Board = z.infer<typeof boardShape>;
export type HexBoardWritten = z.input<typeof hexShape>;
export type NetworkBoardWritten = z.input<typeof networkShape>;
export type TrackBoardWritten = z.input<typeof trackShape>;
