import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchSetup } from '../record/record.js';

/** So that the hash of a seed for this purpose is that of no stream. */
const PURPOSE = utf8ToBytes('tapete: commitment to a seed\n');

/**
 * What may be shown of a seed before the first move: it gives nothing away, and no other seed has it. Undefined for
 * xorshift32, whose seeds of thirty-two bits could all be tried.
 *
 * Shape: SHA-256 as 64 hex digits.
 */
export function commitmentOf({ chance, seed }: Pick<MatchSetup, 'chance' | 'seed'>): string | undefined {
  if (chance !== 'chacha20') return undefined;
  return bytesToHex(sha256.create().update(PURPOSE).update(hexToBytes(seed)).digest());
}
