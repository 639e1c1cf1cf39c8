import type { Clock } from '../src/clock.js';

/** A clock that stands until a test moves it. */
export class TestClock implements Clock {
  #now = 0;
  readonly #waiting: { at: number; go: () => void }[] = [];
  readonly #regular = new Set<{ next: number; ms: number; act: () => void }>();

  now(): number {
    return this.#now;
  }

  wait(ms: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ at: this.#now + ms, go });
    });
  }

  every(ms: number, act: () => void): () => void {
    const regular = { next: this.#now + ms, ms, act };
    this.#regular.add(regular);
    return () => this.#regular.delete(regular);
  }

  /** How many wait for a time to come. */
  get waiting(): number {
    return this.#waiting.length;
  }

  move(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    for (const each of due) {
      this.#waiting.splice(this.#waiting.indexOf(each), 1);
      each.go();
    }
    for (const regular of this.#regular) {
      for (; regular.next <= this.#now; regular.next += regular.ms) regular.act();
    }
  }
}
