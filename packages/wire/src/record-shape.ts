import type { MatchRecord } from '@tapete/core';
import * as z from 'zod/mini';
import { countShape, opaqueShape, seatShape } from './shapes.js';

const hashShape = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const entryBase = { revision: countShape, draws: countShape, hash: z.optional(hashShape) };

/**
 * The record of a match, as `GET /api/matches/:match/record` gives it. Strict: what is audited has no field that nobody
 * looks at.
 */
export const recordShape = z.strictObject({
  recordVersion: z.literal(1),
  lock: z.string(),
  setup: z.strictObject({
    game: z.string(),
    version: z.string(),
    seats: z.int().check(z.positive()),
    config: opaqueShape,
    chance: z.enum(['xorshift32', 'chacha20']),
    seed: z.string(),
    parts: z.optional(z.array(z.string())),
    script: z.optional(z.array(z.unknown())),
  }),
  entries: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...entryBase, kind: z.literal('setup') }),
        z.strictObject({
          ...entryBase,
          kind: z.literal('decision'),
          seat: seatShape,
          steps: z
            .array(
              z.strictObject({
                action: z.string(),
                payload: opaqueShape,
                value: z.optional(z.union([z.string(), z.number()])),
              }),
            )
            .check(z.minLength(1)),
        }),
        z.strictObject({ ...entryBase, kind: z.literal('withdrawal'), seat: seatShape }),
        z.strictObject({ ...entryBase, kind: z.literal('undo'), seat: seatShape }),
      ]),
    )
    .check(z.minLength(1)),
}) as unknown as z.ZodMiniType<MatchRecord>;
