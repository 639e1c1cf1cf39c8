import type { BotChance } from '../rules/rules.js';
import { xorshift32 } from './generators.js';

/** Never a state of xorshift32, which would not leave it; stands for seed 0. */
const STATE_OF_ZERO = 0x9e3779b9;
const WORDS = 0x1_0000_0000;

/**
 * A bot's own chance, from a seed of 32 bits: xorshift32, and by rejection where the outcomes do not divide its words
 * evenly. For play and simulation; nothing that must not be guessed hangs on it.
 */
export function botChance(seed: number): BotChance {
  let state = seed | 0 || STATE_OF_ZERO | 0;
  const word = (): number => {
    state = xorshift32(state);
    return state >>> 0;
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
