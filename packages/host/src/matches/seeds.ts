import { commitmentOf, Failure, invariant } from '@tapete/core';
import type { Clock } from '../clock.js';
import { newSeed } from './secret.js';

/** So long somebody may take to add a part of their own. */
const LASTS_MS = 600_000;
const KEPT_MAX = 10_000;

interface Promised {
  readonly seed: string;
  readonly until: number;
}

/**
 * Seeds that the host has committed to and that no match has yet. Whoever is about to begin one sees the commitment, and only
 * then sends a part of their own: so the host cannot choose a seed that goes with it, nor they a part that goes with the seed.
 */
export class Seeds {
  readonly #clock: Pick<Clock, 'now'>;
  /** By commitment, the oldest first. */
  readonly #promised = new Map<string, Promised>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** The commitment to a new seed. The oldest are given up where there are too many. */
  promise(): string {
    const seed = newSeed();
    const commitment = commitmentOf({ chance: 'chacha20', seed });
    invariant(commitment, 'a seed of 256 bits is committed to');
    this.#promised.set(commitment, { seed, until: this.#clock.now() + LASTS_MS });
    const [oldest] = this.#promised.keys();
    if (this.#promised.size > KEPT_MAX && oldest !== undefined) this.#promised.delete(oldest);
    return commitment;
  }

  /** The seed, for one match. Refused: COMMITMENT_UNKNOWN. */
  take(commitment: string): string {
    const promised = this.#promised.get(commitment);
    this.#promised.delete(commitment);
    if (promised !== undefined && promised.until > this.#clock.now()) return promised.seed;
    const hint = 'Ask for another one: POST /api/seeds';
    throw new Failure('COMMITMENT_UNKNOWN', 'there is no such commitment here, or it was used already', hint);
  }
}
