import type { Rules } from '@tapete/core';
import type { __Name__ } from './manifest.js';
import { placeMarks } from './phases/place-marks.js';

export const rules: Rules<__Name__> = {
  phases: { placeMarks },
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
};
