import type { Answer, LockedGame, LockedMatch } from '@tapete/core';
import type { AcceptanceCase, CaseStep } from './read-case.js';

/** The match of an acceptance case, before its first step. */
export function createCase(
  game: LockedGame,
  { seats, config = {}, seed = 1, script }: AcceptanceCase['head'],
): LockedMatch {
  return game.create({
    seats,
    config,
    chance: 'xorshift32',
    seed: String(seed),
    ...(script && { script }),
  });
}

export function act(match: LockedMatch, step: CaseStep): Answer {
  if ('undo' in step) return match.undo(step.seat);
  if ('withdraw' in step) return match.withdraw(step.seat);
  return match.play(step.seat, step.action, step.payload, step.value);
}
