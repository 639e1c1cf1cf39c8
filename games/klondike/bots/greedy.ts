import type { Bot, Offer } from '@tapete/core';

/** After so many passes nothing new comes out of the stock for somebody who plays so. */
const LAST_PASS = 12;

/** Brings home what it can, uncovers what it can, draws otherwise; gives up when it only goes round in circles. */
export const greedy: Bot = (view, offers) => {
  const best = [...offers].sort((one, other) => worth(other, view) - worth(one, view))[0] as Offer;
  return { offer: best.id };
};

type View = Parameters<Bot>[0];

function worth({ action, payload }: Offer, view: View): number {
  switch (action) {
    case 'finish':
      return 100;
    case 'moveToFoundation':
      return 90;
    case 'turnUp':
      return 80;
    case 'moveStack':
      return worthOfMove(payload, view);
    case 'draw':
      return 20;
    case 'recycle':
      return Number(view.variables.global.pass) < LAST_PASS ? 10 : -2;
    default:
      return 0;
  }
}

/** A move that uncovers a card, or brings one out of the waste, is worth it; others lead nowhere by themselves. */
function worthOfMove({ from, count }: Offer['payload'], view: View): number {
  if (from === 'waste') return 40;
  const space = view.spaces[String(from)];
  const pieces = space !== undefined && 'pieces' in space ? space.pieces : [];
  const under = pieces[pieces.length - Number(count) - 1];
  return under?.face === 'down' ? 60 - pieces.length : -1;
}
