import type { Answer, JsonObject, LockedMatch, SeatId } from '@tapete/core';

/** One thing that a seat does, with runtime ids: a line of a script for `tapete run`. */
export type Move =
  | {
      readonly seat: SeatId;
      readonly action: string;
      readonly payload: JsonObject;
      readonly value?: string | number;
    }
  | { readonly seat: SeatId; readonly undo: true }
  | { readonly seat: SeatId; readonly withdraw: true };

export type Taken = Extract<Move, { readonly action: string }>;

export const isTaken = (move: Move): move is Taken => 'action' in move;

export function make(match: LockedMatch, move: Move): Answer {
  if ('undo' in move) return match.undo(move.seat);
  if ('withdraw' in move) return match.withdraw(move.seat);
  return match.play(move.seat, move.action, move.payload, move.value);
}

/** Why an answer is no, in words. */
export function sayRefusal(answer: Answer): string {
  if (answer.status === 'accepted') return 'accepted';
  return answer.facts ? `${answer.code} ${JSON.stringify(answer.facts)}` : answer.code;
}

/** One line of a script. */
export const sayMove = (move: Move): string => JSON.stringify(move);

/** What rules threw, where the engine runs in this process and tells. */
export function faultOf(match: LockedMatch): string {
  const { fault } = match as { readonly fault?: unknown };
  return fault === undefined ? '' : `: ${fault instanceof Error ? fault.message : String(fault)}`;
}
