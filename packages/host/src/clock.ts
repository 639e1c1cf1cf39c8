/** Time, as a host needs it. Given to it, so that tests need not wait. */
export interface Clock {
  /** In milliseconds, from wherever. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Acts again and again until it is stopped. Keeps no process alive. */
  every(ms: number, act: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((go) => setTimeout(go, ms)),
  every(ms, act) {
    const timer = setInterval(act, ms).unref();
    return () => clearInterval(timer);
  },
};
