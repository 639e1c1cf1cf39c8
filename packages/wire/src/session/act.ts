import type { Answer, DecisionName, HostedMatch, SeatId, Soon } from '@tapete/core';
import type { CommandEnvelope } from '../envelopes.js';

/** What a seat does: a command without its id, or what the host does for it (a bot's move, a withdrawal). */
export type Act =
  | {
      readonly act: 'take';
      readonly decision: DecisionName;
      readonly step: number;
      readonly offer: string;
      readonly value?: string | number;
    }
  | { readonly act: 'undo' }
  | { readonly act: 'withdraw' };

export function actOf(command: CommandEnvelope): Act {
  if (command.act !== 'take') return { act: command.act };
  const { act, decision, step, offer, value } = command;
  return value === undefined ? { act, decision, step, offer } : { act, decision, step, offer, value };
}

/** Does it. Refused, the match stays as it was. */
export function perform(match: HostedMatch, seat: SeatId, act: Act): Soon<Answer> {
  switch (act.act) {
    case 'take': {
      const { decision, step, offer, value } = act;
      return match.step(
        value === undefined ? { seat, decision, step, offer } : { seat, decision, step, offer, value },
      );
    }
    case 'undo':
      return match.undo(seat);
    case 'withdraw':
      return match.withdraw(seat);
  }
}
