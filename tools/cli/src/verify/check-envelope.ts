import type { CheckEnvelope } from '@tapete/manifest';
import { CLIENT_SHAPES, HOST_SHAPES, readClientEnvelope, readHostEnvelope } from '@tapete/wire';

/** What the wire says of an envelope in a fixture, whichever side it comes from. */
export const checkEnvelope: CheckEnvelope = (envelope) => {
  const { type } = envelope as { readonly type?: unknown };
  if (!isType(type)) {
    const types = [...Object.keys(CLIENT_SHAPES), ...Object.keys(HOST_SHAPES)];
    return [{ path: '/type', message: `no such type of envelope: they are ${types.join(', ')}` }];
  }
  const read = Object.hasOwn(CLIENT_SHAPES, type) ? readClientEnvelope(envelope) : readHostEnvelope(envelope);
  if (read.ok) return [];
  const { path, problem } = read.refusal.facts ?? {};
  return [{ path: String(path ?? ''), message: String(problem ?? read.refusal.code) }];
};

const isType = (type: unknown): type is string =>
  typeof type === 'string' && (Object.hasOwn(CLIENT_SHAPES, type) || Object.hasOwn(HOST_SHAPES, type));
