import { Daisy, Lily, Rose, Tulip } from './flowers.js';
import { Axe, Orb, Sceptre, Sword } from './regalia.js';
import { Falcon, Halberd, Pennant, Torch } from './service.js';
import type { Thing } from './thing.js';

/** What each court card holds: kings what they rule with, queens a flower, jacks what they serve with. */
export const HELD: Readonly<Record<string, Thing>> = {
  'clubs-11': Torch,
  'clubs-12': Daisy,
  'clubs-13': Orb,
  'diamonds-11': Pennant,
  'diamonds-12': Tulip,
  'diamonds-13': Axe,
  'hearts-11': Falcon,
  'hearts-12': Rose,
  'hearts-13': Sword,
  'spades-11': Halberd,
  'spades-12': Lily,
  'spades-13': Sceptre,
};
