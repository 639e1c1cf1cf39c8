import type { LockedMatch, SeatId } from '@tapete/core';
import type { Breach, Position, PositionLaw } from '../law.js';
import { someOf } from '../play/chance.js';
import { faultOf, sayRefusal } from '../play/move.js';
import { moveOf } from '../play/names.js';
import { boundsOf, movesBehind, nowOf, type Offered, take } from '../play/offered.js';
import { chanceOf, copyOf } from '../play/trial.js';

/** So many moves of a seat are tried at one position; fewer where many matches are played. */
const MOST = 16;
const FEW = 5;

export const offeredIsAccepted: PositionLaw = {
  id: 'O1',
  says: 'Whatever is offered is accepted, with every suggestion and bound of its input.',
  of: 'position',
  restsOn: ['R3'],
  everywhere: false,
  look(position) {
    const { match, trial } = position;
    for (const seat of match.acting()) {
      const all = movesBehind(match.offers(seat), boundsOf);
      const most = trial.looks > 1 ? MOST : FEW;
      const breach = tryAll(position, seat, someOf(all, most, chanceOf(trial, 'O1')));
      if (breach) return breach;
    }
    return match.acting().length > 0 ? 'holds' : 'idle';
  },
};

function tryAll(position: Position, seat: SeatId, all: readonly Offered[]): Breach | undefined {
  const { trial, match } = position;
  const now = nowOf(match, seat);
  let copy: LockedMatch | undefined;
  for (const offered of all) {
    copy ??= copyOf(trial, match);
    const answer = take(copy, seat, offered, now);
    if (answer.status === 'refused') {
      const what = `${seat} is offered ${offered.id}${valueWords(offered)} and refused with ${sayRefusal(answer)}${faultOf(copy)}`;
      return { what, by: [moveOf(match, trial.game.structure, seat, offered)] };
    }
    // A step of a draft can be taken back; an entry needs another copy.
    if (answer.entry) copy = undefined;
    else copy.undo(seat);
  }
  return undefined;
}

const valueWords = ({ value }: Offered): string =>
  value === undefined ? '' : ` with the value ${JSON.stringify(value)}`;
