import { type Answer, type LockedMatch, REFUSAL_CODES, readOfferId, type SeatId } from '@tapete/core';
import type { Breach, Position, PositionLaw } from '../law.js';
import { faultOf } from '../play/move.js';
import { type Wrong, wrongCommands } from '../play/mutations.js';
import { commandOf, nowOf, take } from '../play/offered.js';
import { chanceOf, copyOf, seatsOf, type Trial } from '../play/trial.js';

export const elseRefused: PositionLaw = {
  id: 'O2',
  says: 'What is not offered is refused with a code of the platform or of its action, and changes nothing.',
  of: 'position',
  restsOn: ['R3'],
  everywhere: false,
  look(position) {
    const { trial, match } = position;
    const copy = copyOf(trial, match);
    const before = JSON.stringify(copy.save());
    for (const seat of seatsOf(trial)) {
      const breach = tryWrong(position, copy, seat) ?? tryLate(copy, seat);
      if (breach) return breach;
    }
    return JSON.stringify(copy.save()) === before
      ? 'holds'
      : { what: 'commands that were refused have changed the match' };
  },
};

function tryWrong({ trial }: Position, copy: LockedMatch, seat: SeatId): Breach | undefined {
  const now = nowOf(copy, seat);
  for (const wrong of wrongCommands(copy, seat, chanceOf(trial, 'O2'))) {
    const answer = take(copy, seat, wrong, now);
    const fault = faultIn(trial, wrong, answer);
    if (fault)
      return { what: `${seat} is not offered ${words(wrong)}, but it ${fault}${failed(copy, answer)}` };
  }
  return undefined;
}

const words = ({ id, value }: Wrong): string =>
  value === undefined ? id : `${id} with the value ${JSON.stringify(value)}`;

function faultIn({ game }: Trial, { id }: Wrong, answer: Answer): string | undefined {
  if (answer.status === 'accepted') return 'is accepted';
  if (answer.code === 'RULES_FAILED') return 'makes the rules fail';
  const action = readOfferId(id)?.action;
  const declared = game.structure.actions.find(({ name }) => name === action)?.errorCodes ?? [];
  const isKnown = [...REFUSAL_CODES, ...declared].includes(answer.code);
  return isKnown
    ? undefined
    : `is refused with ${answer.code}, which is no code of the platform or of its action`;
}

const failed = (copy: LockedMatch, answer: Answer): string =>
  answer.status === 'refused' && answer.code === 'RULES_FAILED' ? faultOf(copy) : '';

/** What is offered, but named for another revision, epoch or step. */
function tryLate(copy: LockedMatch, seat: SeatId): Breach | undefined {
  const [offer] = copy.offers(seat);
  if (!offer || offer.domain || offer.input) return undefined;
  const command = commandOf(copy, seat, offer);
  const { revision, epoch, ownRevision } = command.decision as Record<string, number>;
  const now = { revision: revision ?? 0, epoch: epoch ?? 0, ownRevision: ownRevision ?? 0 };
  const late = [
    { ...command, decision: { ...now, revision: now.revision - 1, epoch: now.epoch - 1 } },
    { ...command, decision: { ...now, revision: now.revision + 1, ownRevision: now.ownRevision + 1 } },
    { ...command, step: command.step + 1 },
    { ...command, seat: 'p98' as SeatId },
  ];
  const taken = late.find((each) => copy.step(each).status === 'accepted');
  if (!taken) return undefined;
  const { decision, step } = taken;
  return {
    what: `${taken.seat} takes ${offer.id} for ${JSON.stringify({ decision, step })}, which is not now`,
  };
}
