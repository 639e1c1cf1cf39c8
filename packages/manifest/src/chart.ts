import * as z from 'zod';

const position = z.strictObject({ x: z.number(), y: z.number() });

const chartCellShape = z.strictObject({
  /** Of the space, without its board. */
  id: z.string(),
  kind: z.enum(['tile', 'edge', 'vertex', 'node', 'space']),
  /** Its middle, in widths of a tile; of a track, whose spaces lie as there is room, left out. */
  at: position.optional(),
  type: z.string().optional(),
  name: z.string().optional(),
});

/** How a board that is no square one lies, for whoever draws it without a layout. */
export const chartShape = z.strictObject({
  type: z.enum(['hex', 'network', 'track']),
  width: z.number().positive(),
  height: z.number().positive(),
  /** Width of one cell, and of what lies between cells. */
  cell: z.number().positive(),
  between: z.number().positive(),
  cells: z.array(chartCellShape),
  /** Cells that are joined, by their ids: where lines are drawn. */
  lines: z.array(z.tuple([z.string(), z.string()])),
  /** Whether a track leads round. */
  closed: z.boolean(),
});
export type Chart = z.infer<typeof chartShape>;
export type ChartCell = z.infer<typeof chartCellShape>;
