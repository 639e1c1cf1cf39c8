import { type Look, ownerAt, type Phase, type Seat } from '@tapete/core';
import type { Isle } from '../manifest.js';

/** Each hut is worth the different lands around it; the higher sum wins. */
export const countLands: Phase<Isle> = {
  enter(play) {
    const scores = [0, 1].map((seat) => landsOf(play, seat));
    const best = Math.max(...scores);
    const isDraw = scores[0] === scores[1];
    play.end(scores.map((score) => ({ outcome: isDraw ? 'draw' : score === best ? 'win' : 'loss', score })));
  },
};

function landsOf(look: Look<Isle>, seat: Seat): number {
  const isle = look.board('isle');
  return isle
    .vertices()
    .filter((vertex) => ownerAt(look.table, vertex) === seat)
    .map((vertex) => new Set(isle.tilesAt(vertex).map((tile) => isle.typeOf(tile))).size)
    .reduce((sum, lands) => sum + lands, 0);
}
