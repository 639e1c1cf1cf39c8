import type { BotChance } from '@tapete/core';

/** Never a state of xorshift32, which would not leave it; stands for seed 0. */
const STATE_OF_ZERO = 0x9e3779b9;
const WORDS = 2 ** 32;

/**
 * A bot's own chance, from a seed of 32 bits: xorshift32 (shifts 13, 17, 5), and by rejection where the outcomes do not
 * divide its words evenly. For play and simulation; nothing that must not be guessed hangs on it.
 */
export function botChance(seed: number): BotChance {
  let state = seed >>> 0 || STATE_OF_ZERO;
  const word = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state;
  };
  return {
    int(outcomes) {
      const limit = WORDS - (WORDS % outcomes);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % outcomes;
    },
  };
}
