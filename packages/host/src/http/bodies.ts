import { Failure } from '@tapete/core';
import type { HonoRequest } from 'hono';
import * as z from 'zod';

export const BODY_BYTES = 65_536;

/**
 * The body of a request, checked. Refused: BODY_TYPE_WRONG, BODY_TOO_LARGE, BODY_CUT, BODY_NOT_JSON, BODY_WRONG with the place.
 *
 * Only `application/json` is taken: a page of another site cannot send that without asking first.
 */
export async function readBody<Shape extends z.core.$ZodType>(
  request: HonoRequest,
  shape: Shape,
): Promise<z.core.output<Shape>> {
  if (typeOf(request) !== 'application/json') {
    throw new Failure('BODY_TYPE_WRONG', 'the body must be sent as application/json');
  }
  const body = z.core.safeParse(shape, parsed(await textOf(request)));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  const place = (issue?.path ?? []).map((name) => `/${String(name)}`).join('');
  throw new Failure('BODY_WRONG', `${place === '' ? 'the body' : place}: ${issue?.message ?? 'not valid'}`);
}

/**
 * The body of a request as it is. Refused: BODY_TYPE_WRONG, BODY_TOO_LARGE, BODY_CUT. No type that a page of another site can send
 * without asking first.
 */
export async function readBytes(
  request: HonoRequest,
  { type, max }: { readonly type: string; readonly max: number },
): Promise<Uint8Array> {
  if (typeOf(request) !== type) throw new Failure('BODY_TYPE_WRONG', `the body must be sent as ${type}`);
  if (Number(request.header('content-length') ?? 0) > max) throw tooLarge(max);
  return bytesInPieces(request, max);
}

const typeOf = (request: HonoRequest): string | undefined =>
  request.header('content-type')?.split(';')[0]?.trim().toLowerCase();

const tooLarge = (max: number) => new Failure('BODY_TOO_LARGE', `the body is larger than ${max} bytes`);

/** What says how long it is cannot be longer; the rest is read piece by piece, so that too much is not even kept. */
async function textOf(request: HonoRequest): Promise<string> {
  const length = request.header('content-length');
  if (length === undefined) return (await bytesInPieces(request, BODY_BYTES)).toString('utf8');
  if (Number(length) > BODY_BYTES) throw tooLarge(BODY_BYTES);
  return request.text().catch(refuseCut);
}

async function bytesInPieces(request: HonoRequest, max: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of toTheEnd(request.raw.body ?? [])) {
    bytes += piece.length;
    if (bytes > max) throw tooLarge(max);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function* toTheEnd(
  pieces: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): AsyncIterable<Uint8Array> {
  try {
    yield* pieces;
  } catch {
    refuseCut();
  }
}

/** Whoever sent it is gone, which is nothing that a host has to note: anybody could fill its log with that. */
function refuseCut(): never {
  throw new Failure('BODY_CUT', 'the body broke off before it was whole');
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
