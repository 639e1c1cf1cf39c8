interface Waiting {
  readonly task: () => Promise<unknown>;
  readonly settle: (value: never) => void;
  readonly fail: (fault: unknown) => void;
}

/** Does one thing after the other, in the order in which they were asked for. */
export class Queue {
  readonly #waiting: Waiting[] = [];
  #running = false;

  /** The next in line; the promise is the task's own. One that fails does not hold up those behind it. */
  run<Value>(task: () => Promise<Value>): Promise<Value> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ task, settle, fail });
      if (!this.#running) void this.#runAll();
    });
  }

  get isIdle(): boolean {
    return !this.#running;
  }

  async #runAll(): Promise<void> {
    this.#running = true;
    // What is asked for is never begun before whoever asked has finished speaking.
    await undefined;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        next.settle((await next.task()) as never);
      } catch (fault) {
        // Who asked is told; the line goes on.
        next.fail(fault);
      }
    }
    this.#running = false;
  }
}
