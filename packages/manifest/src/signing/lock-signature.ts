import { canonicalText, Failure, type Json } from '@tapete/core';
import type { Key } from '../catalog/acts.js';
import { hexOf } from '../digest.js';
import { type Lock, lockDigest, readLock } from '../lock.js';
import { openEnvelope, signerIn, writeEnvelope } from './envelope.js';
import type { SigningKey } from './keys.js';

const STATEMENT = 'https://in-toto.io/Statement/v1';
const PREDICATE = 'urn:tapete:lock:1';

/** The text of a lock, signed: whoever has the key says that this game is theirs, and was checked so. */
export function signLock(lockText: string, key: SigningKey): string {
  return writeEnvelope('lock', statementOf(lockText), key);
}

/** Refused (SIGNATURE_WRONG): a signature of another lock, or by another key. */
export function assertLockSigned(signature: string, lockText: string, key: Key): void {
  const said = openEnvelope('lock', signature, key);
  if (canonicalText(said as Json) === canonicalText(statementOf(lockText))) return;
  throw new Failure('SIGNATURE_WRONG', 'The signature is wrong: it signs another lock.');
}

/** Who signed this lock. Refused (SIGNATURE_WRONG): a signature of another lock, or one that its own key did not make. */
export function lockSigner(signature: string, lockText: string): Key {
  const key = signerIn(signature);
  assertLockSigned(signature, lockText, key);
  return key;
}

/** Source: in-toto attestation framework, Statement v1. */
function statementOf(lockText: string): Json {
  const { root, checks }: Lock = readLock(lockText);
  const sha512 = hexOf(lockDigest(lockText));
  return {
    _type: STATEMENT,
    subject: [{ name: `${root.name}@${root.version}`, digest: { sha512 } }],
    predicateType: PREDICATE,
    predicate: { checks },
  };
}
