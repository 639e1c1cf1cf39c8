import type { Cue } from './cue.js';

/** What shows effects: the page. It owns elements, animations and sounds; a plan owns when. */
export interface Stage {
  /**
   * Begins to show one effect. Undefined where it cannot: a sound that did not load, a piece that is not drawn.
   * `durationMs` is what is left of it at the present speed; 0 means at once.
   */
  run(cue: Cue, durationMs: number): Performance | undefined;
}

/** One effect under way. */
export interface Performance {
  /** Resolves when it is over. Rejected, the effect has failed. */
  readonly finished: Promise<unknown>;
  /** Ends it at once, without a trace. */
  cancel(): void;
  /** From now on this much faster than normal. */
  setSpeed?(factor: number): void;
}

/** A clock that is handed in, so that tests have one of their own. */
export interface Clock {
  /** Milliseconds; only differences matter. */
  now(): number;
  /** Calls once, later, never at once. Returns how to call it off. */
  after(ms: number, then: () => void): () => void;
}
