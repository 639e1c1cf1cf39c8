/** So long does a loop that was busy itself get to hear what has come meanwhile. */
const HEARING_MS = 50;

/** Watches one thing at a time. It bites only when whoever holds it has had time to hear that the thing is done. */
export class Watchdog {
  readonly #bite: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(bite: () => void) {
    this.#bite = bite;
  }

  /** From now on, in place of what was watched before; the time to hear is in it. */
  watch(patienceMs: number): void {
    this.rest();
    this.#timer = setTimeout(
      () => {
        this.#timer = setTimeout(this.#bite, HEARING_MS);
      },
      Math.max(0, patienceMs - HEARING_MS),
    );
  }

  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
