import { Failure } from '@tapete/core';
import type { HonoRequest } from 'hono';
import * as z from 'zod';

export const BODY_BYTES = 65_536;

/**
 * The body of a request, checked. Refused: BODY_TYPE_WRONG, BODY_TOO_LARGE, BODY_NOT_JSON, BODY_WRONG with the place.
 *
 * Only `application/json` is taken: a page of another site cannot send that without asking first.
 */
export async function readBody<Shape extends z.core.$ZodType>(
  request: HonoRequest,
  shape: Shape,
): Promise<z.core.output<Shape>> {
  if (request.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Failure('BODY_TYPE_WRONG', 'the body must be sent as application/json');
  }
  const body = z.core.safeParse(shape, parsed(await textOf(request)));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  const place = (issue?.path ?? []).map((name) => `/${String(name)}`).join('');
  throw new Failure('BODY_WRONG', `${place === '' ? 'the body' : place}: ${issue?.message ?? 'not valid'}`);
}

const tooLarge = () => new Failure('BODY_TOO_LARGE', `the body is larger than ${BODY_BYTES} bytes`);

/** What says how long it is cannot be longer; the rest is read piece by piece, so that too much is not even kept. */
async function textOf(request: HonoRequest): Promise<string> {
  const length = request.header('content-length');
  if (length === undefined) return textInPieces(request);
  if (Number(length) > BODY_BYTES) throw tooLarge();
  return request.text();
}

async function textInPieces(request: HonoRequest): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.raw.body ?? []) {
    bytes += piece.length;
    if (bytes > BODY_BYTES)
      throw new Failure('BODY_TOO_LARGE', `the body is larger than ${BODY_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype);
  } catch (error) {
    throw new Failure('BODY_NOT_JSON', `the body is not JSON: ${(error as Error).message}`);
  }
}

/** A member of that name would become the prototype of whatever it is copied into. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('no member is named __proto__');
  return value;
}
