import type { SeatId } from '@tapete/core';
import type { Position, Verdict } from '../law.js';
import { type Explored, exploreDecision } from './explore.js';
import type { Trial } from './trial.js';

/** Explores what every seat can decide here, and asks of each; the same position is explored once for all who ask. */
export function lookAtDecisions(
  position: Position,
  judge: (explored: Explored, seat: SeatId) => Verdict | undefined,
): Verdict {
  let states = 0;
  for (const { seat, explored } of decisionsAt(position)) {
    const verdict = judge(explored, seat);
    if (verdict) return verdict;
    states += explored.states;
  }
  return states > 0 ? 'holds' : 'idle';
}

interface Decision {
  readonly seat: SeatId;
  readonly explored: Explored;
}

/** What was explored last, and where. */
let last:
  | { readonly trial: Trial; readonly hash: string; readonly decisions: readonly Decision[] }
  | undefined;

function decisionsAt({ trial, match }: Position): readonly Decision[] {
  const hash = match.hash();
  if (last?.trial === trial && last.hash === hash) return last.decisions;
  // Within a decision, what can be decided was seen from its beginning.
  const beginning = match.acting().filter((seat) => !match.context(seat).draft?.steps.length);
  const deciding = beginning.filter((seat) => match.offers(seat).some(({ intent }) => intent === 'choice'));
  const decisions = deciding.map((seat) => ({ seat, explored: exploreDecision(trial, match, seat) }));
  last = { trial, hash, decisions };
  return decisions;
}
