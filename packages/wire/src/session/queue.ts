/** Does one thing after the other, in the order in which they were asked for. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The next in line; the promise is the task's own. One that fails does not hold up those behind it. */
  run<Value>(task: () => Promise<Value>): Promise<Value> {
    this.#waiting += 1;
    const turn = this.#tail.then(task).finally(() => {
      this.#waiting -= 1;
    });
    // Who asked is told of the failure; the line only needs to know that it is over.
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }
}
