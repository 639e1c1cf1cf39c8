import { canonicalText, type Entry, type LockedMatch, type SeatId } from '@tapete/core';
import { isBreach, type PlayedMatch, type Verdict } from '../law.js';
import { isTaken, make, type Taken } from './move.js';
import { begin, chanceOf, essenceOf, retread } from './trial.js';

/** A move that was just made, and how it stood before. */
export interface JustMade {
  readonly seat: SeatId;
  readonly move: Taken;
  /** The match after it. Judges try things on another, played again as far as that. */
  readonly match: LockedMatch;
  after(): LockedMatch;
  before(): LockedMatch;
  /** Undefined for a step of a draft. */
  readonly entry: Extract<Entry, { readonly kind: 'decision' }> | undefined;
}

/** So many moves of a match are taken back; of a short one, each. */
const MOST = 4;
const SHORT = 12;

/** Plays a match and asks after some of its moves. */
export function afterMoves({ trial, moves }: PlayedMatch, judge: (made: JustMade) => Verdict): Verdict {
  const chance = chanceOf(trial, 'undo');
  const match = begin(trial);
  let verdict: Verdict = 'idle';
  for (const [at, move] of moves.entries()) {
    const answer = make(match, move);
    const asks = moves.length <= SHORT || chance.int(moves.length) < MOST;
    if (!asks || !isTaken(move) || answer.status === 'refused') continue;
    const entry = answer.entry?.kind === 'decision' ? answer.entry : undefined;
    const before = () => retread(trial, moves.slice(0, at));
    const after = () => retread(trial, moves.slice(0, at + 1));
    const judged = judge({ seat: move.seat, move, match, before, after, entry });
    if (isBreach(judged)) return judged;
    if (judged === 'holds') verdict = judged;
  }
  return verdict;
}

/** The match in which the seat has taken its move back; undefined where it may not. */
export function takenBackIn({ match, after, seat }: JustMade): LockedMatch | undefined {
  if (!match.context(seat).undo.allowed) return undefined;
  const played = after();
  return played.undo(seat).status === 'accepted' ? played : undefined;
}

/** How it stands, without what only counts and without drafts: that is what undo brings back. */
export function standing(match: LockedMatch): string {
  const { drafts: _, ...state } = essenceOf(match);
  return canonicalText(state);
}
