import {
  isEmpty,
  type Look,
  movePiece,
  type Phase,
  type Space,
  seatId,
  spaceId,
  spaceOf,
  topOf,
} from '@tapete/core';
import type { Isle } from '../manifest.js';

/** A seat builds one hut; when there is no place left, lands are counted. */
export const buildHuts: Phase<Isle> = {
  offers(look, offer) {
    for (const vertex of places(look)) offer('build', { vertexId: spaceId(look.table, vertex) });
  },

  actions: {
    build: {
      at: (look, { vertexId }) => [spaceOf(look.table, vertexId)],
      refuse: () => ({ code: 'HUT_NEAR' }),

      apply(play, { vertexId }, { seat }) {
        const { table } = play;
        movePiece(table, topOf(table, play.space('store', seat)), spaceOf(table, vertexId));
        play.emit('hut.built', { seat: seatId(seat), vertex: vertexId });
      },
    },
  },

  next(play) {
    const isOver = places(play).length === 0 || isEmpty(play.table, play.space('store', 1 - play.flow.seat));
    if (isOver) play.go('countLands');
    else play.pass();
  },
};

/** Vertices without a hut, and without one at the other end of a side. */
function places(look: Look<Isle>): Space[] {
  const isle = look.board('isle');
  const isFree = (vertex: Space) => isEmpty(look.table, vertex);
  return isle.vertices().filter((vertex) => isFree(vertex) && isle.neighbours(vertex).every(isFree));
}
