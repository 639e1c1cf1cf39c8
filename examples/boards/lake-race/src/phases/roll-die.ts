import type { Phase } from '@tapete/core';
import type { LakeRace } from '../manifest.js';

/** The die says how far the next seat walks. */
export const rollDie: Phase<LakeRace> = {
  enter(play) {
    play.global.rolled = play.chance.roll(6, 'dice');
    play.emit('die.rolled', { sides: play.global.rolled });
  },

  next(play) {
    while (play.hasWithdrawn(play.global.walker)) play.global.walker = (play.global.walker + 1) % play.seats;
    play.go('walkShore', play.global.walker);
  },
};
