import { canonicalText, Failure } from '@tapete/core';
import type { Key, KeyAct, Signer } from '../catalog/acts.js';
import type { Catalog } from '../catalog/catalog.js';
import { signedBytes } from './envelope.js';
import { isSignedBy, type SigningKey } from './keys.js';

/** Grants a key to a name, or revokes it. `as` is who signs: a key of the name, or the operator. */
export function signKeyAct(
  act: KeyAct['act'],
  { name, key }: Pick<KeyAct, 'name' | 'key'>,
  { signer, as = signer.id }: { readonly signer: SigningKey; readonly as?: Signer },
): KeyAct {
  const signature = signer.sign(bytesOf({ act, name, key, by: as }));
  return { act, name, key, by: as, signature };
}

/** Refused (SIGNATURE_WRONG, with the line): a grant or revocation that was not signed by who it says. */
export function assertKeyActsSigned({ keyActs }: Pick<Catalog, 'keyActs'>, operator: Key): void {
  for (const { line, act } of keyActs) {
    const by = act.by === 'operator' ? operator : act.by;
    if (isSignedBy(by, bytesOf(act), act.signature)) continue;
    throw new Failure(
      'SIGNATURE_WRONG',
      `catalog.jsonl, line ${line}: ${act.by} has not signed that ${act.name} has this key.`,
    );
  }
}

const bytesOf = ({ act, name, key, by }: Omit<KeyAct, 'signature'>): Uint8Array =>
  signedBytes(act, canonicalText({ name, key, by }));
