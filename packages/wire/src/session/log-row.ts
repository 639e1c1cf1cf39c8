import { Failure, type JsonObject, type SeatId } from '@tapete/core';
import * as z from 'zod/mini';
import { decisionShape } from '../envelopes.js';
import { countShape, idShape, opaqueShape, seatShape } from '../shapes.js';

/*
 * One row of a match's log, as text. The rows alone make the match again: its entries, the drafts that are open, the
 * receipts of all commands, how far each viewer has come.
 */

const scalarShape = z.union([z.string(), z.number()]);

const entryBase = {
  revision: countShape,
  draws: countShape,
  /** Of the state after it. Restoring checks it. */
  hash: z.string(),
};
const stepShape = z.object({
  action: z.string(),
  payload: opaqueShape,
  value: z.optional(scalarShape),
});
export const setupEntryShape = z.object({ kind: z.literal('setup'), ...entryBase });
export const entryShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decision'), seat: seatShape, steps: z.array(stepShape), ...entryBase }),
  z.object({ kind: z.literal('withdrawal'), seat: seatShape, ...entryBase }),
  z.object({ kind: z.literal('undo'), seat: seatShape, ...entryBase }),
]);

export const actShape = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('take'),
    decision: decisionShape,
    step: countShape,
    offer: z.string(),
    value: z.optional(scalarShape),
  }),
  z.object({ act: z.literal('undo') }),
  z.object({ act: z.literal('withdraw') }),
]);

const setupRowShape = z.object({ row: z.literal('setup'), version: z.literal(1), entry: setupEntryShape });

const actRowShape = z.object({
  row: z.literal('act'),
  seat: seatShape,
  /** Of the command. Left out for what the host did for the seat. */
  id: z.optional(idShape),
  act: actShape,
  /** Left out for a step of a draft. */
  entry: z.optional(entryShape),
});

/** A command that was not taken, so that it is answered in the same way when it comes again. */
const refusalRowShape = z.object({
  row: z.literal('refusal'),
  seat: seatShape,
  id: idShape,
  digest: z.string(),
  code: z.string(),
  facts: z.optional(opaqueShape),
});

const rowShape = z.discriminatedUnion('row', [setupRowShape, actRowShape, refusalRowShape]);

export type LogRow = z.infer<typeof rowShape>;
export type ActRow = z.infer<typeof actRowShape>;
export type RefusalRow = {
  readonly row: 'refusal';
  readonly seat: SeatId;
  readonly id: string;
  readonly digest: string;
  readonly code: string;
  readonly facts?: JsonObject;
};

export const writeRow = (row: LogRow | RefusalRow): string => JSON.stringify(row);

/** Row `n`, counted from 1. Thrown as a Failure LOG_ROW_WRONG: what is not a row of this version. */
export function readRow(text: string, n: number): LogRow {
  const parsed = rowShape.safeParse(parse(text));
  if (parsed.success && (parsed.data.row === 'setup') === (n === 1)) return parsed.data;
  const path = parsed.success ? '/row' : `/${parsed.error.issues[0]?.path.map(String).join('/') ?? ''}`;
  throw new Failure(
    'LOG_ROW_WRONG',
    `row ${n} of the match's log is not one that this version writes; look at ${path}`,
    'the log was changed by hand, or by a newer host',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The shape refuses it, with the number of the row.
    return undefined;
  }
}
