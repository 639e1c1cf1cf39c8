import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { Failure } from '@tapete/core';
import type { Key } from '../catalog/acts.js';

/** A key that can sign: what a key file holds. */
export interface SigningKey {
  readonly id: Key;
  /** In base64url. */
  sign(bytes: Uint8Array): string;
}

/** A new key, as the PEM text of its file (PKCS #8). */
export function newKeyFile(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/** Refused (KEY_FILE_WRONG): a text that is no private Ed25519 key. */
export function readKeyFile(text: string): SigningKey {
  const key = privateKey(text);
  return { id: keyOf(createPublicKey(key)), sign: (bytes) => sign(null, bytes, key).toString('base64url') };
}

/** Whether the signature of these bytes was made by the private half of a key. */
export function isSignedBy(key: Key, bytes: Uint8Array, signature: string): boolean {
  return verify(null, bytes, publicKey(key), Buffer.from(signature, 'base64url'));
}

const PREFIX = 'ed25519:';

function keyOf(key: KeyObject): Key {
  return `${PREFIX}${key.export({ format: 'jwk' }).x ?? ''}`;
}

function publicKey(key: Key): KeyObject {
  return createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.slice(PREFIX.length) },
    format: 'jwk',
  });
}

function privateKey(text: string): KeyObject {
  let cause = 'it is of another kind';
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    cause = (error as Error).message;
  }
  throw new Failure(
    'KEY_FILE_WRONG',
    `The file is no private Ed25519 key: ${cause}.`,
    'Make one: tapete key FILE',
  );
}
