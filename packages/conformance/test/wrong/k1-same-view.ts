import { otherEngine } from '../engine.js';
import { hands } from '../good/hands.js';

/** A sampler that deals the seat's own hand anew too. */
export const wrong = {
  game: otherEngine(hands, (match) => ({
    sample: (seat, chance) => {
      const other = hands.create({ ...match.setup, seed: String(chance.int(1_000_000)) });
      return other.sample(seat, chance);
    },
  })),
};
