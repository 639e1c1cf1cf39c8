import type { Rules } from '@tapete/core';
import type { Isle } from './manifest.js';
import { buildHuts } from './phases/build-huts.js';
import { countLands } from './phases/count-lands.js';

export const rules: Rules<Isle> = {
  phases: { buildHuts, countLands },
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
};
