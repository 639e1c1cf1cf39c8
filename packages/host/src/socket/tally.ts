/** Messages that may come for a moment, in seconds' worth of what may come all the time. */
const BURST_SECONDS = 4;

/** Counts what comes in against what may: so many a second, and a burst of some seconds' worth. */
export class Tally {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * BURST_SECONDS;
    this.#at = now;
  }

  /** False when this one is too many. */
  take(now: number): boolean {
    const regained = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, this.#left + regained);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
