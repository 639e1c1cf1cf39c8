import type { SeatId } from '../ids.js';
import type { Match } from './match.js';

/**
 * Counts the sequences of moves of each length from 0 to `depth`, every forward move of every acting seat.
 * A match that is over is not extended.
 */
export function perft(match: Match, depth: number): number[] {
  const counts = new Array<number>(depth + 1).fill(0);
  walk(match, 0, depth, counts);
  return counts;
}

function walk(match: Match, length: number, depth: number, counts: number[]): void {
  counts[length] = (counts[length] as number) + 1;
  if (length === depth) return;
  for (const seat of match.acting()) {
    const choices = match.forward(seat);
    if (length + 1 === depth) counts[depth] = (counts[depth] as number) + choices;
    else
      for (let choice = 0; choice < choices; choice++)
        branch(match, seat, choice, () => walk(match, length + 1, depth, counts));
  }
}

function branch(match: Match, seat: SeatId, choice: number, visit: () => void): void {
  const mark = match.mark();
  match.takeForward(seat, choice);
  visit();
  match.backTo(mark);
}
