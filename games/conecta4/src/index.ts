import type { Rules } from '@tapete/core';
import type { Conecta4 } from './manifest.js';
import { playing } from './phases/playing.js';
import { checkPosition, starts } from './position.js';

export const rules: Rules<Conecta4> = {
  setup: (play) => play.go('playing', starts(play)),
  phases: { playing },
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
  check: checkPosition,
};
