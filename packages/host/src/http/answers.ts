import { Failure } from '@tapete/core';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What an error is over HTTP. Codes that are not here are our fault or the world's: 500. */
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  BODY_CUT: 400,
  BODY_NOT_JSON: 400,
  BODY_WRONG: 400,
  BOT_UNKNOWN: 400,
  COMMITMENT_UNKNOWN: 400,
  CONFIG_WRONG: 400,
  ENVELOPE_WRONG: 400,
  HELLO_MISSING: 400,
  SEATS_WRONG: 400,
  WAIT_WRONG: 400,
  INVITATION_WRONG: 403,
  TOKEN_WRONG: 403,
  FILE_UNKNOWN: 404,
  GAME_UNKNOWN: 404,
  MATCH_UNKNOWN: 404,
  PATH_UNKNOWN: 404,
  SEAT_UNKNOWN: 404,
  GAME_BLOCKED: 409,
  GAME_INACTIVE: 409,
  PUBLICATIONS_OFF: 403,
  PUBLICATION_UNKNOWN: 404,
  MATCH_FULL: 409,
  MATCH_PLAYING: 409,
  MATCH_SUSPENDED: 409,
  SEAT_TAKEN: 409,
  BODY_TOO_LARGE: 413,
  BODY_TYPE_WRONG: 415,
  PUBLICATIONS_BUSY: 429,
  CATALOG_BUSY: 503,
  PUBLICATION_STOPPED: 503,
  STORE_CLOSED: 503,
  STORE_FAILED: 503,
};

/** The world's faults that whoever runs the host must hear of, and whoever plays only by code. */
export function isOurs(fault: unknown): boolean {
  return !isFailure(fault) || (STATUS[fault.code] ?? 500) >= 500;
}

/** A locked game carries its engine: what that throws is of a class of its own, known by its name. */
function isFailure(fault: unknown): fault is Failure {
  if (fault instanceof Failure) return true;
  return (
    fault instanceof Error && fault.name === 'Failure' && 'code' in fault && typeof fault.code === 'string'
  );
}

/** `{ "error": { code, message, hint? } }`. Of a fault that is no Failure nothing is told but that there was one. */
export function refuse(context: Context, fault: unknown): Response {
  if (!isFailure(fault)) {
    return context.json({ error: { code: 'INTERNAL', message: 'the host failed; it has noted why' } }, 500);
  }
  const { code, message, hint } = fault;
  const error = hint === undefined ? { code, message } : { code, message, hint };
  return context.json({ error }, STATUS[code] ?? 500);
}
