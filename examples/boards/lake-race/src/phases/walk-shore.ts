import {
  type Look,
  movePiece,
  type Phase,
  pieceOf,
  type Seat,
  type Space,
  seatId,
  spaceId,
  spaceOf,
  spaceOfPiece,
} from '@tapete/core';
import type { LakeRace } from '../manifest.js';

/** A seat walks; a goose takes it to the next goose. */
export const walkShore: Phase<LakeRace> = {
  offers(look, offer, seat) {
    for (const [end] of waysOf(look, seat)) offer('walk', { spaceId: spaceId(look.table, end) });
  },

  actions: {
    walk: {
      at: (look, { spaceId: id }) => [spaceOf(look.table, id)],
      refuse: () => ({ code: 'TOO_FAR' }),

      apply(play, { spaceId: id }, { seat }) {
        const { table } = play;
        const shore = play.board('shore');
        const end = spaceOf(table, id);
        const way = [...(waysOf(play, seat).get(end) ?? []), ...hop(play, end)];
        movePiece(table, pieceOf(table, `runner:${seatId(seat)}`), way.at(-1) ?? end);
        const own = play.own[seat];
        if (own) own.laps += shore.laps(way);
        play.emit('runner.walked', { seat: seatId(seat), way: way.map((space) => spaceId(table, space)) });
        if ((own?.laps ?? 0) >= play.config.laps) play.win([seat], 'first');
      },
    },
  },

  next(play) {
    play.global.walker = (play.flow.seat + 1) % play.seats;
    play.go('rollDie');
  },
};

/** Where a seat can end, with the way that leads there. */
function waysOf(look: Look<LakeRace>, seat: Seat): ReadonlyMap<Space, readonly Space[]> {
  const from = spaceOfPiece(look.table, pieceOf(look.table, `runner:${seatId(seat)}`));
  const walks = look.board('shore').walks(from, look.global.rolled);
  return new Map(walks.map((walk) => [walk.at(-1) ?? from, walk]));
}

/** From goose to goose. */
function hop(look: Look<LakeRace>, at: Space): readonly Space[] {
  const shore = look.board('shore');
  const geese = shore.ofType('goose');
  const goose = geese[geese.indexOf(at) + 1];
  return geese.includes(at) && goose !== undefined ? [goose] : [];
}
