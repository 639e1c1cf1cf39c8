import { domainFault } from '@tapete/core';
import * as z from 'zod/mini';

/** What stands in a column of a domain's rows: kinds that are not known cannot be passed over. */
const columnShape = z.union([
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  z.strictObject({ x: z.int() }),
  z.strictObject({ y: z.int() }),
  z.strictObject({ on: z.string(), x: z.optional(z.int()), y: z.optional(z.int()) }),
  z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
]);

const patternShape = z.looseObject({
  places: z.array(z.array(z.int().check(z.nonnegative())).check(z.minLength(2), z.maxLength(4))),
  values: z.array(columnShape),
  at: z.optional(z.array(columnShape)),
  covers: z.optional(z.array(columnShape)),
});

/**
 * The rows that an offer stands for: few words may say very many, so whoever reads them counts first.
 *
 * Refused besides: more rows than ROWS_MAX, columns that do not fit the places.
 */
export const domainShape = z
  .looseObject({ parameters: z.array(z.string()), patterns: z.array(patternShape) })
  .check(z.refine((domain) => domainFault(domain) === undefined));

/** Of a context the wire reads the domains of offers. All else is the game's, whose own schema says it. */
export const offerShape = z.looseObject({ domain: z.optional(domainShape) });
export const contextShape = z.looseObject({ offers: z.optional(z.array(offerShape)) });
