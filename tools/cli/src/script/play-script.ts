import type { Answer, LockedMatch } from '@tapete/core';
import type { ScriptStep } from './read-script.js';

/** What came of one step of a script. */
export type Receipt =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly code: string; readonly facts?: object };

/** Plays all steps, one after the other. A refused one changes nothing and does not stop those behind it. */
export function playScript(match: LockedMatch, steps: readonly ScriptStep[]): readonly Receipt[] {
  return steps.map((step) => receiptOf(playStep(match, step)));
}

function playStep(match: LockedMatch, step: ScriptStep): Answer {
  if ('undo' in step) return match.undo(step.seat);
  if ('withdraw' in step) return match.withdraw(step.seat);
  return match.play(step.seat, step.action, step.payload, step.value);
}

/** Without the entry, which is the record's. */
function receiptOf(answer: Answer): Receipt {
  if (answer.status === 'accepted') return { status: 'accepted' };
  const { status, code, facts } = answer;
  return { status, code, ...(facts === undefined ? {} : { facts }) };
}
