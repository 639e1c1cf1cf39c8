import { isEmpty, type Look, type Phase, type Seat } from '@tapete/core';
import { aimAt, aimsOf } from '../aims.js';
import { afloat, numberIn, rivalOf } from '../fleet.js';
import type { Hundido } from '../manifest.js';
import { whyNotFired } from '../refusals.js';
import { resolve } from '../volley.js';

/** The seat to move fires at its rival's sea; whoever sinks the whole fleet wins. */
export const battle: Phase<Hundido> = {
  enter(play) {
    const { config, flow } = play;
    const own = config.shotsPerTurn === 'salvo' ? afloat(play, flow.seat).length : config.shotsPerTurn;
    play.global.shots = Math.min(own, targets(play, flow.seat).length);
  },

  offers(look, offer, seat) {
    const isLast = aimsOf(look, seat).length + 1 >= look.global.shots;
    const { columns } = look.config;
    const values = targets(look, seat).map((cell) => [Math.floor(cell / columns), cell % columns]);
    offer('fire', {} as Hundido['actions']['fire'], {
      domain: { parameters: ['row', 'column'], values },
      ...(!isLast && { intent: 'choice' }),
    });
  },

  actions: {
    fire: {
      at: (look, { row, column }, seat) => [look.board('shots', rivalOf(seat)).cell(row, column)],
      refuse: whyNotFired,

      /** All shots but the last are a draft, which nobody else sees; the last one fires them all. */
      apply(play, { row, column }, { seat }) {
        const board = play.board('shots', rivalOf(seat));
        const cell = numberIn(board, board.cell(row, column));
        const aimed = aimsOf(play, seat);
        if (aimed.length + 1 < play.global.shots) aimAt(play, seat, cell);
        else resolve(play, seat, [...aimed, cell]);
      },
    },
  },
};

/** What may be fired at: cells that were not yet, or all where a shot may be wasted; never twice in one turn. */
function targets(look: Look<Hundido>, seat: Seat): readonly number[] {
  const { table, config } = look;
  const board = look.board('shots', rivalOf(seat));
  const aimed = aimsOf(look, seat);
  return board
    .cells()
    .filter((space) => config.repeatShot === 'waste' || isEmpty(table, space))
    .map((space) => numberIn(board, space))
    .filter((cell) => !aimed.includes(cell));
}
