import { type Result, yes } from '@tapete/core';
import {
  CLIENT_SHAPES,
  type ClientEnvelope,
  type Envelope,
  HOST_SHAPES,
  type HostEnvelope,
} from './envelopes.js';
import { CLIENT_LIMITS, HOST_LIMITS } from './limits.js';
import { quickTake } from './quick-take.js';
import { readShape, type Shape } from './read-shape.js';
import { checkJson, type Limits, readJson, wrong } from './safe-json.js';

/**
 * What a client sent, as a text or already parsed. Fields that it does not know are left out of the answer.
 *
 * Refused with ENVELOPE_WRONG, never thrown; `facts` say the `path` (a JSON Pointer), the `problem`, and the `id` of
 * the command where it could be read.
 */
export function readClientEnvelope(message: unknown): Result<ClientEnvelope> {
  const json = readJson(message, CLIENT_LIMITS);
  if (!json.ok) return json;
  const take = quickTake(json.value);
  return take === undefined
    ? readEnvelope<ClientEnvelope>(json.value, CLIENT_LIMITS, CLIENT_SHAPES)
    : yes(take);
}

/** What a host sent. Refused as `readClientEnvelope` refuses. */
export function readHostEnvelope(message: unknown): Result<HostEnvelope> {
  return readMessage<HostEnvelope>(message, HOST_LIMITS, HOST_SHAPES);
}

/** What either side sent: for tools that look at envelopes from outside. */
export function readAnyEnvelope(message: unknown): Result<Envelope> {
  return readMessage<Envelope>(message, HOST_LIMITS, { ...CLIENT_SHAPES, ...HOST_SHAPES });
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;

function readMessage<Read>(message: unknown, limits: Limits, shapes: Shapes): Result<Read> {
  const json = readJson(message, limits);
  return json.ok ? readEnvelope(json.value, limits, shapes) : json;
}

function readEnvelope<Read>(message: unknown, limits: Limits, shapes: Shapes): Result<Read> {
  const json = checkJson(message, limits);
  if (!json.ok) return json;
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('', 'not an object');
  const { type, id } = value as { type?: unknown; id?: unknown };
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (shape === undefined)
    return wrong('/type', `must be one of ${Object.keys(shapes).join(', ')}`, readable(id));
  return readShape(shape as Shape<Read>, value, readable(id));
}

const readable = (id: unknown): string | undefined =>
  typeof id === 'string' && id.length <= 64 ? id : undefined;
