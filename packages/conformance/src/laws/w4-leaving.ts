import type { SeatId } from '@tapete/core';
import { type Breach, isBreach, type Position, type PositionLaw, type Verdict } from '../law.js';
import { faultOf, type Move, sayRefusal } from '../play/move.js';
import { chanceOf, copyOf, isPlaying, seatsOf } from '../play/trial.js';
import { nobodyWaits } from './w2-nobody-waits.js';
import { positionIsOne } from './w3-position-is-one.js';

/** Moves that those who stay make afterwards. */
const AFTER = 8;

export const leaving: PositionLaw = {
  id: 'W4',
  says: 'A seat may leave anywhere: the match is over, or goes on for the others, and is over when all have left.',
  of: 'position',
  everywhere: false,
  restsOn: ['R3', 'W2', 'W3'],
  look(position) {
    const { trial, match } = position;
    if (!isPlaying(match)) return 'idle';
    const { withdrawn } = match.context('spectator');
    const staying = seatsOf(trial).filter((seat) => !withdrawn.includes(seat));
    for (const seat of staying) {
      const verdict = leave(position, [seat, ...staying.filter((other) => other !== seat)]);
      if (isBreach(verdict)) return verdict;
    }
    return 'holds';
  },
};

/** One seat after the other leaves; whoever stays plays a little in between. */
function leave(position: Position, seats: readonly SeatId[]): Verdict {
  const copy = copyOf(position.trial, position.match);
  const left = { ...position, match: copy };
  const by: Move[] = [];
  for (const seat of seats) {
    if (!isPlaying(copy)) return 'holds';
    by.push({ seat, withdraw: true });
    const answer = copy.withdraw(seat);
    if (answer.status === 'refused')
      return { what: `${seat} may not leave: ${sayRefusal(answer)}${faultOf(copy)}`, by };
    const breach = lookAfter(left, seat) ?? goOn(left);
    if (breach) return { ...breach, by };
  }
  return isPlaying(copy) ? { what: 'all seats have left, and the match goes on', by } : 'holds';
}

function lookAfter(position: Position, seat: SeatId): Breach | undefined {
  const { match, trial } = position;
  const { status, withdrawn, result } = match.context(seat);
  if (!withdrawn.includes(seat)) return { what: `${seat} has left and is not among those who have` };
  if (match.acting().includes(seat)) return { what: `${seat} has left and may act` };
  const missing = status === 'finished' ? seatsOf(trial).find((each) => !result?.[each]) : undefined;
  if (missing) return { what: `the match is over, and ${missing} has no result` };
  return [nobodyWaits.look(position), positionIsOne.look(position)].find(isBreach);
}

function goOn(position: Position): Breach | undefined {
  const { trial, match } = position;
  const chance = chanceOf(trial, 'W4');
  for (let move = 0; move < AFTER && isPlaying(match); move++) {
    const seat = match.acting().find((each) => match.choices(each) > 0);
    if (seat === undefined) return undefined;
    const answer = match.take(seat, chance.int(match.choices(seat)));
    if (answer.status === 'refused')
      return {
        what: `after that ${seat} is refused what it is offered: ${sayRefusal(answer)}${faultOf(match)}`,
      };
    const breach = [nobodyWaits.look(position), positionIsOne.look(position)].find(isBreach);
    if (breach) return { what: `after that, ${breach.what}` };
  }
  return undefined;
}
