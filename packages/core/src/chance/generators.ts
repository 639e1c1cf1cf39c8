import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What xorshift32 starts from where a seed is 0, which it would never leave. */
const INSTEAD_OF_ZERO = 0x9e3779b9;

/**
 * The next state of xorshift32 (shifts 13, 17, 5), which is its output too. Never 0.
 * Shape: signed 32 bits in and out; `>>> 0` makes the word.
 */
export function xorshift32(state: number): number {
  let next = state;
  next ^= next << 13;
  next ^= next >>> 17;
  next ^= next << 5;
  return next;
}

/** Where a named stream of xorshift32 starts: seed and name mixed, so that streams do not run alike. */
export function xorshiftStart(seed: number, stream: string): number {
  let mixed = seed ^ 0x811c9dc5;
  for (let index = 0; index < stream.length; index++)
    mixed = Math.imul(mixed ^ stream.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0 || INSTEAD_OF_ZERO | 0;
}

/** Key of a stream: SHA-256 of the seed, each seat's part and the stream's name, each behind its length. */
export function chachaKey(seed: string, parts: readonly string[], stream: string): Uint8Array {
  const pieces = [hexToBytes(seed), ...parts.map(hexToBytes), utf8ToBytes(stream)];
  const hash = sha256.create();
  for (const piece of pieces)
    hash.update(Uint8Array.of(piece.length >>> 8, piece.length & 255)).update(piece);
  return hash.digest();
}

const BLOCK_WORDS = 16;

/** Words of ChaCha20 under a key, by number, one block kept. */
export class ChachaWords {
  private block = -1;
  private readonly words = new Uint32Array(BLOCK_WORDS);

  constructor(private readonly key: Uint8Array) {}

  word(number: number): number {
    const block = Math.floor(number / BLOCK_WORDS);
    if (block !== this.block) this.fill(block);
    return this.words[number % BLOCK_WORDS] as number;
  }

  private fill(block: number): void {
    const bytes = chacha20(this.key, new Uint8Array(12), new Uint8Array(4 * BLOCK_WORDS), undefined, block);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let index = 0; index < BLOCK_WORDS; index++) this.words[index] = view.getUint32(4 * index, true);
    this.block = block;
  }
}
