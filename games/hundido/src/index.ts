import type { Rules } from '@tapete/core';
import type { Hundido } from './manifest.js';
import { battle } from './phases/battle.js';
import { placement } from './phases/placement.js';
import { checkPosition } from './position.js';
import { sampleFleet } from './sample-fleet.js';
import { showFleets } from './show-fleets.js';

export const rules: Rules<Hundido> = {
  phases: { placement, battle },
  allowUndo: ({ flow }) => flow.phase === 'placement',
  sample: sampleFleet,
  check: checkPosition,

  withdraw(play, seat) {
    if (play.flow.phase === 'placement') return play.cancel();
    showFleets(play);
    play.win([1 - seat], 'withdrawal');
  },
};
