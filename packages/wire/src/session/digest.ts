import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Act } from './act.js';

/** Of what a command asks for, its id left out: 128 bits in hex. */
export function digestOf(act: Act): string {
  return bytesToHex(sha256(utf8ToBytes(textOf(act))).subarray(0, 16));
}

/** Members in one order, whatever the order in which they came. */
function textOf(act: Act): string {
  if (act.act !== 'take') return act.act;
  const { decision, step, offer, value } = act;
  const { revision, epoch, ownRevision } = decision as Partial<Record<string, number>>;
  return JSON.stringify([revision, epoch, ownRevision, step, offer, value]);
}
