import { otherEngine } from '../engine.js';
import { hands } from '../good/hands.js';

/** A sampler that gives the truth away. */
export const wrong = {
  game: otherEngine(hands, (match) => ({ sample: () => hands.load(match.save()) })),
};
