import type { MadeGame } from '../../src/index.js';

/** What is wrong, how it is made of a good publication, and the codes that it is refused with, sorted, each once. */
export type Row = readonly [name: string, bytes: (made: MadeGame) => Uint8Array, codes: readonly string[]];
