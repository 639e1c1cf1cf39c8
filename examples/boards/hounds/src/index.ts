import type { Rules } from '@tapete/core';
import type { Hounds } from './manifest.js';
import { runRoads } from './phases/run-roads.js';

export const rules: Rules<Hounds> = {
  phases: { runRoads },
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
};
