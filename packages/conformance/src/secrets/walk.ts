import type { Json, LockedMatch, SeatId } from '@tapete/core';
import { type Move, make } from '../play/move.js';
import { begin, type Trial } from '../play/trial.js';

/** A match after some moves, and every definition of which a seat was shown a piece on the way. */
export interface Walked {
  readonly match: LockedMatch;
  readonly shown: ReadonlySet<string>;
}

/** Makes these moves, and looks with a seat's eyes at what there is after each, from that of the number `from` on. */
export function walk(
  trial: Trial,
  moves: readonly Move[],
  { seat, from }: { readonly seat: SeatId; readonly from: number },
): Walked {
  const match = begin(trial);
  const shown = new Set<string>();
  if (from === 0) lookAt(match, seat, shown);
  for (const [at, move] of moves.entries()) {
    make(match, move);
    if (at + 1 >= from) lookAt(match, seat, shown);
  }
  return { match, shown };
}

/** Notes every definition that the seat is shown now, or was told of in the last entry. */
function lookAt(match: LockedMatch, seat: SeatId, shown: Set<string>): void {
  const { revision } = match.context('spectator').flow;
  collect(JSON.parse(JSON.stringify([match.view(seat), match.updates(seat, revision - 1)])), shown);
}

function collect(value: Json, shown: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === 'definition' && typeof member === 'string') shown.add(member);
    else collect(member as Json, shown);
  }
}
