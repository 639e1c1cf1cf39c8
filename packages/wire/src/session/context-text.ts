import type { Context } from '@tapete/core';
import type { Kept } from './rebuild.js';

/** Writes contexts. What is the same for everybody after an entry is written once. */
export class Contexts {
  #kept: Kept | undefined;
  #revision = 0;
  #common = '';

  text(kept: Kept, { status, flow, withdrawn, result, ...own }: Context): string {
    if (kept !== this.#kept || kept.revision !== this.#revision) {
      // Only what is known to be everybody's: what a newer game adds may be one seat's alone.
      this.#common = JSON.stringify({ status, flow, withdrawn, result }).slice(0, -1);
      this.#kept = kept;
      this.#revision = kept.revision;
    }
    return `${this.#common},${JSON.stringify(own).slice(1)}`;
  }
}
