import { otherEngine } from '../engine.js';
import { hands } from '../good/hands.js';

/** A sampler that gives the truth every other time. */
export const wrong = {
  game: otherEngine(hands, (match) => ({
    sample: (seat, chance) => (chance.int(2) === 0 ? hands.load(match.save()) : match.sample(seat, chance)),
  })),
};
