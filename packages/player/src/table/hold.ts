/** Below this many pixels a press that moves is still a press. */
export const TAP_PX = 8;
/** How long a finger lies still to mean more than a press: what phones take for it. */
const HOLD_MS = 500;

/** A press that stays where it is. */
export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: readonly [number, number] = [0, 0];

  begin(x: number, y: number, held: () => void): void {
    this.end();
    this.#from = [x, y];
    this.#timer = setTimeout(held, HOLD_MS);
  }

  follow(x: number, y: number): void {
    if (Math.hypot(x - this.#from[0], y - this.#from[1]) >= TAP_PX) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
