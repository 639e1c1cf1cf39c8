import type { Context, MatchStatus } from '@tapete/core';
import type { Kept } from './rebuild.js';

/** Writes contexts. What is the same for everybody after an entry is written once. */
export class Contexts {
  #kept: Kept | undefined;
  #revision = 0;
  #status: MatchStatus = 'playing';
  #common = '';

  text(kept: Kept, context: Context): string {
    this.#learn(kept, () => context);
    // Only what is known to be everybody's is taken out: what a newer game adds may be one seat's alone.
    const { status, flow, withdrawn, result, ...own } = context;
    return `${this.#common},${JSON.stringify(own).slice(1)}`;
  }

  /** How the match stands after its last entry. */
  statusOf(kept: Kept): MatchStatus {
    this.#learn(kept, () => kept.match.context('spectator'));
    return this.#status;
  }

  #learn(kept: Kept, look: () => Context): void {
    if (kept === this.#kept && kept.revision === this.#revision) return;
    const { status, flow, withdrawn, result } = look();
    this.#common = JSON.stringify({ status, flow, withdrawn, result }).slice(0, -1);
    this.#status = status;
    this.#kept = kept;
    this.#revision = kept.revision;
  }
}
