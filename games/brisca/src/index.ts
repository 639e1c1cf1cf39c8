import type { Rules } from '@tapete/core';
import { easy } from '../bots/easy.js';
import { good } from '../bots/good.js';
import { leave } from './count.js';
import { dealGame, leaderOf } from './deal.js';
import type { Brisca } from './manifest.js';
import { playing } from './phases/playing.js';
import { checkPosition } from './position.js';
import { refuseConfig } from './sides.js';

export const rules: Rules<Brisca> = {
  accept: refuseConfig,
  setup(play) {
    dealGame(play);
    play.go('playing', leaderOf(play));
  },
  phases: { playing },
  withdraw: leave,
  check: checkPosition,
  bots: { easy, good },
};
