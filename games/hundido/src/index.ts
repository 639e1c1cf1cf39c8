import type { Rules } from '@tapete/core';
import { hunter } from '../bots/hunter.js';
import type { Hundido } from './manifest.js';
import { battle } from './phases/battle.js';
import { placement } from './phases/placement.js';
import { checkPosition } from './position.js';
import { sampleFleet } from './sample-fleet.js';
import { showFleets } from './show-fleets.js';

export const rules: Rules<Hundido> = {
  setup({ global, config }) {
    Object.assign(global, { fleet: config.fleet, touching: config.touching });
  },
  phases: { placement, battle },
  allowUndo: ({ flow }) => flow.phase === 'placement',
  sample: sampleFleet,
  bots: { hunter },
  check: checkPosition,

  withdraw(play, seat) {
    if (play.flow.phase === 'placement') return play.cancel();
    showFleets(play);
    play.win([1 - seat], 'withdrawal');
  },
};
