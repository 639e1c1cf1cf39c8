import * as z from 'zod/mini';
import { opaqueShape, seatShape } from '../shapes.js';

const bySeat = z.record(seatShape, opaqueShape);

/**
 * What is different in a view, against the one before. What is not named stays.
 *
 * Shape: of a space the whole of it, or how many pieces stay, from the bottom, and which lie on them; null for one that
 * is not seen any more. Of variables and resources those that have other values. `own` is whole.
 */
export const patchShape = z.object({
  spaces: z.optional(z.record(z.string(), z.nullable(opaqueShape))),
  variables: z.optional(z.object({ global: z.optional(opaqueShape), players: z.optional(bySeat) })),
  resources: z.optional(bySeat),
  own: z.optional(z.unknown()),
});
export type ViewPatch = z.infer<typeof patchShape>;
