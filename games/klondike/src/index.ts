import type { Rules } from '@tapete/core';
import { greedy } from '../bots/greedy.js';
import { deal } from './deal.js';
import type { Klondike } from './manifest.js';
import { refuseConfig } from './passes.js';
import { playing } from './phases/playing.js';
import { checkPosition } from './position.js';
import { endWith } from './score.js';

export const rules: Rules<Klondike> = {
  accept: refuseConfig,
  setup: deal,
  phases: { playing },
  withdraw: (play) => endWith(play, { outcome: 'loss', reason: 'withdrawal' }),
  allowUndo: () => true,
  check: checkPosition,
  bots: { greedy },
};
