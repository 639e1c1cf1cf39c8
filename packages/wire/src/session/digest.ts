import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Act } from './act.js';

/** Nearly all that is ever asked for is shorter. */
const SHORT = 128;

/** Says what a command asks for, its id left out: its own words where they are few, else 128 bits of their hash. */
export function digestOf(act: Act): string {
  const text = textOf(act);
  return text.length <= SHORT ? text : bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));
}

/** Members in one order, whatever the order in which they came. */
function textOf(act: Act): string {
  if (act.act !== 'take') return act.act;
  const { decision, step, offer, value } = act;
  const { revision, epoch, ownRevision } = decision as Partial<Record<string, number>>;
  return JSON.stringify([revision, epoch, ownRevision, step, offer, value]);
}
