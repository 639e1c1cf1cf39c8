import { piecesIn, type Rules, turnPiece } from '@tapete/core';
import type { Draft } from './manifest.js';
import { drafting } from './phases/drafting.js';

export const rules: Rules<Draft> = {
  setup(play) {
    for (const card of piecesIn(play.table, play.space('market'))) turnPiece(play.table, card, 'up');
    play.go('drafting', 0);
  },
  phases: { drafting },
  allowUndo: () => true,
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
};
