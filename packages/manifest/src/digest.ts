import { sha512 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';

/** A sha512 as all that is written down names it: `sha512-` and its 64 bytes in base64. */
export type Digest = `sha512-${string}`;

/** The raw sha512 of bytes. Ours runs everywhere; Node's own is many times as fast and gives the same. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

const PREFIX = 'sha512-';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The last letter before the padding holds two bits: any other than these four would be a second way to write it. */
const DIGEST = /^sha512-[A-Za-z0-9+/]{85}[AQgw]==$/;

export const digestShape = z.custom<Digest>(isDigest, 'a digest is `sha512-` and 88 letters of base64');

export function isDigest(value: unknown): value is Digest {
  return typeof value === 'string' && DIGEST.test(value);
}

/** The digest of bytes, or of a text in UTF-8. */
export function digestOf(content: Uint8Array | string, hash: Hash = sha512): Digest {
  return `${PREFIX}${base64(hash(typeof content === 'string' ? utf8ToBytes(content) : content))}`;
}

/** The same digest as the name of a file or of a folder. */
export function hexOf(digest: Digest): string {
  const bits = [...digest.slice(PREFIX.length, -2)]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(6, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

function base64(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,6}/g) ?? [];
  const text = letters.map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(6, '0'), 2))).join('');
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}
