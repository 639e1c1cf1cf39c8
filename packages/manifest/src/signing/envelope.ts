import { canonicalText, Failure, type Json } from '@tapete/core';
import * as z from 'zod';
import { type Key, keyShape, signatureShape } from '../catalog/acts.js';
import { isSignedBy, type SigningKey } from './keys.js';

/** What is signed, by the words that every kind of it has: nobody takes one for another. */
export const PAYLOADS = {
  lock: 'application/vnd.in-toto+json',
  checkpoint: 'application/vnd.tapete.checkpoint+json',
  grant: 'application/vnd.tapete.grant+json',
  revoke: 'application/vnd.tapete.revoke+json',
} as const;
export type PayloadKind = keyof typeof PAYLOADS;

/**
 * The bytes that are signed: type and payload, each behind its length.
 * Source: DSSE v1, pre-authentication encoding.
 */
export function signedBytes(kind: PayloadKind, payload: string): Uint8Array {
  const type = PAYLOADS[kind];
  const body = Buffer.from(payload, 'utf8');
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${body.length} `), body]);
}

const envelopeShape = z.strictObject({
  payloadType: z.enum(Object.values(PAYLOADS)),
  /** In base64. */
  payload: z.base64(),
  signatures: z.tuple([z.strictObject({ keyid: keyShape, sig: signatureShape })]),
});

/** The text of a signed payload. */
export function writeEnvelope(kind: PayloadKind, payload: Json, key: SigningKey): string {
  const text = canonicalText(payload);
  return canonicalText({
    payloadType: PAYLOADS[kind],
    payload: Buffer.from(text, 'utf8').toString('base64'),
    signatures: [{ keyid: key.id, sig: key.sign(signedBytes(kind, text)) }],
  });
}

/** The key that a text says it was signed by; whether it was is said by `openEnvelope`. */
export const signerIn = (text: string): Key => envelopeIn(text).signatures[0].keyid;

/** The payload of a text that `key` signed. Refused (SIGNATURE_WRONG): any other text, to the last bit. */
export function openEnvelope(kind: PayloadKind, text: string, key: Key): unknown {
  const { payloadType, payload, signatures } = envelopeIn(text);
  const [{ keyid, sig }] = signatures;
  if (payloadType !== PAYLOADS[kind]) throw wrong(`it signs ${payloadType}, not ${PAYLOADS[kind]}`);
  if (keyid !== key)
    throw new Failure(
      'SIGNATURE_WRONG',
      `The signature is wrong: it is signed by ${keyid}, not by ${key}.`,
      'Is this the key that you mean? `tapete key FILE --show` prints the public half of a file.',
    );
  const body = Buffer.from(payload, 'base64').toString('utf8');
  // The last letter of base64 has bits that say nothing: a second way to write the same is another text.
  if (Buffer.from(body, 'utf8').toString('base64') !== payload)
    throw wrong('it is not written as envelopes are');
  if (!isSignedBy(key, signedBytes(kind, body), sig)) throw wrong('it was changed after it was signed');
  return parsed(body);
}

function envelopeIn(text: string): z.infer<typeof envelopeShape> {
  const envelope = envelopeShape.safeParse(parsed(text));
  if (!envelope.success) throw wrong(`it is no envelope: ${z.prettifyError(envelope.error)}`);
  if (canonicalText(envelope.data) !== text) throw wrong('it is not written as envelopes are');
  return envelope.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (what: string): Failure => new Failure('SIGNATURE_WRONG', `The signature is wrong: ${what}.`);
