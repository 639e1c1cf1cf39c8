export interface Clock {
  /** Calls `act` once, that many milliseconds later. Returns how to keep it from being called. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
