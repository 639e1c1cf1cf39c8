import type { JsonObject } from './json.js';

/** What the platform itself answers to a command that it does not take. */
export const REFUSAL_CODES = [
  'REVISION_PASSED',
  'EPOCH_PASSED',
  'STEP_PASSED',
  'NOT_OFFERED',
  'VALUE_WRONG',
  'COMMAND_REUSED',
  'MATCH_OVER',
  'SEAT_WRONG',
  'ENVELOPE_WRONG',
  'RULES_FAILED',
  'RULES_FUEL',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A player asked for what may not be done now. `code` is the platform's or one of the action's `errorCodes`. */
export interface Refusal {
  readonly code: string;
  readonly facts?: JsonObject;
}

export type Result<Value, No = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: No };

export const yes = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const no = <No>(refusal: No): Result<never, No> => ({ ok: false, refusal });

/** The world did not hold: a file, a socket, a lock, a record. Thrown at an edge and told as it is. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly code: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** We erred, or an author's rules did. Only the edge that reports it catches it. */
export class Broken extends Error {
  override readonly name = 'Broken';
  constructor(
    message: string,
    readonly code: string = 'INVARIANT_BROKEN',
  ) {
    super(message);
  }
}

export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}
