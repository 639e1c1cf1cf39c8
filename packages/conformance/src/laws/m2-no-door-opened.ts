import type { MatchLaw } from '../law.js';
import { watchDoors } from '../module/poison.js';
import { begin, retread, viewersOf } from '../play/trial.js';

export const noDoorOpened: MatchLaw = {
  id: 'M2',
  says: 'While they run, the rules open no door to clock, chance, network or locale.',
  of: 'match',
  look({ trial, moves }) {
    const opened = watchDoors(() => {
      const match = moves.length > 0 ? retread(trial, moves) : begin(trial);
      for (const viewer of viewersOf(trial)) match.context(viewer);
      match.check();
    });
    return opened.length === 0 ? 'holds' : { what: `the rules reach for ${opened.join(', ')}` };
  },
};
