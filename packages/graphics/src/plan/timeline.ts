import type { Clock } from './stage.js';

/** Timers in the time of a plan, which can run faster than the clock. Changing the speed moves what is pending. */
export class Timeline {
  private readonly pending = new Set<Pending>();
  private speed: number;

  constructor(
    private readonly clock: Clock,
    speed: number,
  ) {
    this.speed = speed;
  }

  /** Returns how to call it off. */
  after(ms: number, then: () => void): () => void {
    const timer: Pending = { left: ms, since: this.clock.now(), then, callOff: () => undefined };
    this.pending.add(timer);
    this.start(timer);
    return () => this.callOff(timer);
  }

  setSpeed(speed: number): void {
    const now = this.clock.now();
    for (const timer of this.pending) {
      timer.callOff();
      timer.left = Math.max(0, timer.left - (now - timer.since) * this.speed);
      timer.since = now;
    }
    this.speed = speed;
    for (const timer of this.pending) this.start(timer);
  }

  stop(): void {
    for (const timer of this.pending) this.callOff(timer);
  }

  private start(timer: Pending): void {
    timer.callOff = this.clock.after(timer.left / this.speed, () => {
      this.pending.delete(timer);
      timer.then();
    });
  }

  private callOff(timer: Pending): void {
    timer.callOff();
    this.pending.delete(timer);
  }
}

interface Pending {
  left: number;
  since: number;
  readonly then: () => void;
  callOff: () => void;
}
