import { canonicalText, Failure } from '@tapete/core';
import { actShape, type Key, type KeyAct, type Signer } from '../catalog/acts.js';
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

/** The text by which a name is claimed: it goes to a catalog with the first version. */
export const writeClaim = (act: KeyAct): string => canonicalText(act);

/** Refused (SIGNATURE_WRONG): a text that is not the claim of this name by this key, signed by it. */
export function readClaim(text: string, { name, key }: Pick<KeyAct, 'name' | 'key'>): KeyAct {
  const read = actShape.safeParse(parsed(text));
  const act = read.data?.act === 'grant' ? read.data : undefined;
  const isTheirs = act?.name === name && act.key === key && act.by === key;
  if (act === undefined || !isTheirs || canonicalText(act) !== text)
    throw unsigned(`it does not claim ${name} for ${key}`);
  if (!isSignedBy(key, bytesOf(act), act.signature)) throw unsigned('it was changed after it was signed');
  return act;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unsigned((error as Error).message);
  }
}

const unsigned = (what: string): Failure => new Failure('SIGNATURE_WRONG', `The claim is wrong: ${what}.`);

const bytesOf = ({ act, name, key, by }: Omit<KeyAct, 'signature'>): Uint8Array =>
  signedBytes(act, canonicalText({ name, key, by }));
