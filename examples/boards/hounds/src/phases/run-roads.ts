import {
  type Look,
  movePiece,
  type Phase,
  type Piece,
  pieceId,
  pieceOf,
  type Seat,
  spaceId,
  spaceOf,
  spaceOfPiece,
} from '@tapete/core';
import type { Hounds } from '../manifest.js';

/** The hare runs first, then the hound; a round is both. */
export const runRoads: Phase<Hounds> = {
  offers(look, offer, seat) {
    const at = spaceOfPiece(look.table, runnerOf(look, seat));
    for (const town of [at, ...look.board('towns').neighbours(at)]) {
      offer('run', { tileId: spaceId(look.table, town) });
    }
  },

  actions: {
    run: {
      at: (look, { tileId }) => [spaceOf(look.table, tileId)],
      refuse: () => ({ code: 'NO_ROAD' }),

      apply(play, { tileId }, { seat }) {
        const { table } = play;
        const runner = runnerOf(play, seat);
        movePiece(table, runner, spaceOf(table, tileId));
        play.emit('runner.moved', { piece: pieceId(table, runner), to: tileId });
        if (seat === HOUND) play.global.tired += 1;
        if (isCaught(play)) play.win([HOUND], 'caught');
        else if (play.global.tired >= play.config.rounds) play.win([1 - HOUND], 'tired');
      },
    },
  },
};

const HOUND: Seat = 1;

const runnerOf = ({ table }: Look<Hounds>, seat: Seat): Piece =>
  pieceOf(table, seat === HOUND ? 'hound' : 'hare');

const isCaught = (look: Look<Hounds>): boolean =>
  spaceOfPiece(look.table, runnerOf(look, 0)) === spaceOfPiece(look.table, runnerOf(look, HOUND));
