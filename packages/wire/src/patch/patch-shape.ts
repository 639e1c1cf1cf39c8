import * as z from 'zod/mini';
import { offerShape } from '../context-shape.js';
import { countShape, opaqueShape, seatShape } from '../shapes.js';

const bySeat = z.record(seatShape, opaqueShape);

/**
 * What is different in a context, against the one before. What is not named stays.
 *
 * Shape: of the flow the members that have other values, of `revisions` those of the seats that acted. An offer that was
 * among those of the last context that had any is its place there, counted from 0. All else is whole.
 */
export const contextPatchShape = z.looseObject({
  flow: z.optional(opaqueShape),
  offers: z.optional(z.array(z.union([countShape, offerShape]))),
});
export type ContextPatch = z.infer<typeof contextPatchShape>;

/**
 * What is different in a view, and in the context that goes with it, against the one before. What is not named stays.
 *
 * Shape: of a space the whole of it, or how many pieces stay, from the bottom, and which lie on them; null for one that
 * is not seen any more. Of variables and resources those that have other values. `own` is whole.
 */
export const patchShape = z.object({
  spaces: z.optional(z.record(z.string(), z.nullable(opaqueShape))),
  variables: z.optional(z.object({ global: z.optional(opaqueShape), players: z.optional(bySeat) })),
  resources: z.optional(bySeat),
  own: z.optional(z.unknown()),
  context: z.optional(contextPatchShape),
});
export type Patch = z.infer<typeof patchShape>;
export type ViewPatch = Omit<Patch, 'context'>;
