import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Something that nobody can guess: 192 bits, as letters that an address can carry. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a secret: whoever reads the store cannot take a seat with it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret is the one that this is the hash of; takes as long whichever letter differs. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** An id that says nothing and that no two matches share. */
export function newMatchId(): string {
  return randomBytes(12).toString('base64url');
}

/** A match's seed: 256 bits, in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}
