import type { Rules } from '@tapete/core';
import type { LakeRace } from './manifest.js';
import { rollDie } from './phases/roll-die.js';
import { walkShore } from './phases/walk-shore.js';

export const rules: Rules<LakeRace> = {
  phases: { rollDie, walkShore },
  withdraw(play, seat) {
    const left = Array.from({ length: play.seats }, (_, each) => each).filter(
      (each) => each !== seat && !play.hasWithdrawn(each),
    );
    if (left.length === 1) play.win(left, 'withdrawal');
  },
};
