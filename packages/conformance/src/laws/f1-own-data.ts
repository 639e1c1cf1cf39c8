import type { PositionLaw } from '../law.js';
import { misfitIn } from '../play/fit.js';
import { ownDataOf } from '../play/own-data.js';

export const ownData: PositionLaw = {
  id: 'F1',
  says: "A game's own data fits what its manifest and its schema say of it.",
  of: 'position',
  restsOn: ['R1'],
  everywhere: false,
  look({ trial: { game, judges }, match }) {
    const { global, seat } = game.structure.variables;
    const data = ownDataOf(match);
    const misfit =
      misfitIn(global, data.global, { whole: true }) ??
      Object.values(data.players)
        .map((own) => misfitIn(seat, own, { whole: true }))
        .find((each) => each !== undefined) ??
      judges.data?.(data);
    if (misfit !== undefined) return { what: `own data does not fit: ${misfit}` };
    return global.length + seat.length > 0 ? 'holds' : 'idle';
  },
};
