import * as z from 'zod';
import { digestShape } from '../digest.js';
import { nameShape, versionShape } from '../lock.js';

/** A public Ed25519 key: `ed25519:` and its 32 bytes in base64url. It is its own name. */
export type Key = `ed25519:${string}`;

/** The last letter holds four bits: any other than these sixteen would be a second way to write it. */
const KEY = /^ed25519:[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;
const SIGNATURE = /^[A-Za-z0-9_-]{85}[AQgw]$/;

export const keyShape = z.custom<Key>(
  (value) => typeof value === 'string' && KEY.test(value),
  'a key is `ed25519:` and 43 letters of base64url',
);
export const signatureShape = z.string().regex(SIGNATURE);

/** Who signed: a key, or whoever runs the catalog. */
export const signerShape = z.union([keyShape, z.literal('operator')]);
export type Signer = z.infer<typeof signerShape>;

const about = { name: nameShape, version: versionShape };
const owning = { name: nameShape, key: keyShape, by: signerShape, signature: signatureShape };

/** The most that may be said of why a version is blocked. */
export const REASON_LETTERS = 500;

/** What can be done to one version of a game, in the order in which a version's life has them; and to a name's keys. */
export const actShape = z.discriminatedUnion('act', [
  /** `by`: the key that signed the lock, one of those that the name has. A name with no keys has it not. */
  z.strictObject({ act: z.literal('publish'), ...about, lock: digestShape, by: keyShape.exactOptional() }),
  /** New matches may be created. */
  z.strictObject({ act: z.literal('activate'), ...about }),
  /** No new matches; running ones go on to their end. */
  z.strictObject({ act: z.literal('deactivate'), ...about }),
  /** Not loaded by any host, running matches stop. */
  z.strictObject({ act: z.literal('block'), ...about, reason: z.string().min(1).max(REASON_LETTERS) }),
  z.strictObject({ act: z.literal('unblock'), ...about }),
  /** From now on this key may publish versions of the name. The first one is signed by itself. */
  z.strictObject({ act: z.literal('grant'), ...owning }),
  /** From now on, and for good, it may not. What it has signed stays. */
  z.strictObject({ act: z.literal('revoke'), ...owning }),
]);
export type CatalogAct = z.infer<typeof actShape>;
export type KeyAct = Extract<CatalogAct, { readonly signature: string }>;
export type VersionAct = Exclude<CatalogAct, KeyAct>;
