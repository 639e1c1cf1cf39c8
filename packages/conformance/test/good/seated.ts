import { raceRules } from '../race.js';
import { tiny } from '../tiny.js';

/** A race for two to four, whose config has a value of each kind; four may play as pairs, and pairs with open hands. */
export const seated = tiny({
  ...raceRules,
  seats: { min: 2, max: 4 },
  longest: 40,
  config: [
    { name: 'openHands', type: 'boolean', default: false },
    { name: 'pairs', type: 'boolean', default: false },
    { name: 'scoring', type: 'enum', enum: ['plain', 'double'], default: 'plain' },
    { name: 'rounds', type: 'integer', minimum: 1, maximum: 5, default: 1 },
  ],
  accept({ openHands, pairs }, seats) {
    if (pairs && seats !== 4) return { code: 'PAIRS_NEED_FOUR', facts: { seats } };
    return openHands && !pairs ? { code: 'OPEN_WITHOUT_PAIRS', facts: {} } : undefined;
  },
  withdraw: (play, seat) => play.win([(seat + 1) % play.seats], 'withdrawal'),
});
