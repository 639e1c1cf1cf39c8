import type { Clock } from '../src/plan/stage.js';

/** A clock that stands still until it is told to go on. For tests. */
export class FakeClock implements Clock {
  private time = 0;
  private timers: { readonly at: number; readonly then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  get isIdle(): boolean {
    return this.timers.length === 0;
  }

  /** Lets time pass, timer by timer, with what was promised in between. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (let next = this.nextBy(end); next; next = this.nextBy(end)) {
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.then();
      await settled();
    }
    this.time = end;
  }

  private nextBy(end: number) {
    const due = this.timers.filter(({ at }) => at <= end);
    return due.reduce<(typeof due)[number] | undefined>(
      (first, timer) => (first && first.at <= timer.at ? first : timer),
      undefined,
    );
  }
}

/** Everything that follows from promises which are kept already. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};
