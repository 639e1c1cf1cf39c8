import { gunzipSync, type ZlibOptions } from 'node:zlib';
import { Failure } from '@tapete/core';
import { gzipSync } from 'fflate';
import { PUBLICATION_LIMITS } from './limits.js';

/** Packs bytes. Not with Node's own, which packs otherwise on another processor and in another version. */
export function gzipped(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: 9, mtime: 0 });
}

/** What stands before the packed bytes, as `gzipped` writes it: no name, no time, one system. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3);

/**
 * Unpacks as many bytes as a publication may have, and stops there. Refused: PUBLICATION_TOO_LARGE, packed or unpacked;
 * ARCHIVE_CUT; ARCHIVE_WRONG, where it is no gzip of ours, its bytes do not have their sum, or something follows it.
 */
export function gunzipped(bytes: Uint8Array): Uint8Array {
  const { packedBytes } = PUBLICATION_LIMITS;
  if (bytes.length > packedBytes) throw tooLarge(`${bytes.length} bytes are sent; at most ${packedBytes}`);
  if (!HEADER.every((byte, index) => bytes[index] === byte))
    throw wrong('it does not begin as what `tapete publish` sends does');
  const { buffer, engine } = unpacked(bytes);
  if (engine.bytesWritten !== bytes.length) throw wrong('something follows its end');
  return buffer;
}

interface Unpacked {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

function unpacked(bytes: Uint8Array): Unpacked {
  const options: ZlibOptions = { maxOutputLength: PUBLICATION_LIMITS.bytes, info: true };
  try {
    // With `info` it gives more than its type says.
    return gunzipSync(bytes, options) as unknown as Unpacked;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge(`it unpacks to more than ${PUBLICATION_LIMITS.bytes} bytes`);
    if (code === 'Z_BUF_ERROR')
      throw new Failure('ARCHIVE_CUT', 'What was sent ends before it should.', 'Send it again.');
    throw wrong(message);
  }
}

const tooLarge = (what: string): Failure =>
  new Failure('PUBLICATION_TOO_LARGE', `The publication is too large: ${what}.`, 'Make its files smaller.');

const wrong = (what: string): Failure => new Failure('ARCHIVE_WRONG', `The archive is wrong: ${what}.`);
