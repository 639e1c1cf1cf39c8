import type { Entry } from '../record/record.js';
import { Failure } from '../refusal.js';
import { refused } from './engine.js';
import type { Answer, LockedMatch } from './locked-game.js';

/** Plays one entry of a record. Thrown as RECORD_DIVERGES where it cannot be, or leads elsewhere. */
export function repeat(match: LockedMatch, entry: Entry): void {
  const answer = playEntry(match, entry);
  if (answer.status === 'refused') throw diverges(entry, `is refused: ${answer.code}`);
  if (!answer.entry) throw diverges(entry, 'ends no decision');
  checkRepeated(entry, answer.entry);
}

/** Thrown as RECORD_DIVERGES where an entry that was played again is another one. */
export function checkRepeated(entry: Entry, made: Entry): void {
  if (made.revision !== entry.revision)
    throw diverges(entry, `has revision ${made.revision} when it is played again`);
  if (made.draws !== entry.draws) throw diverges(entry, `draws ${made.draws} times, not ${entry.draws}`);
  if (entry.hash && made.hash && made.hash !== entry.hash)
    throw diverges(entry, 'leads to another state: the hash after it differs');
}

function playEntry(match: LockedMatch, entry: Entry): Answer {
  if (entry.kind === 'withdrawal') return match.withdraw(entry.seat);
  if (entry.kind === 'undo') return match.undo(entry.seat);
  if (entry.kind === 'setup') return refused('NOT_OFFERED');
  let answer: Answer = refused('NOT_OFFERED');
  for (const { action, payload, value } of entry.steps) {
    answer = match.play(entry.seat, action, payload, value);
    if (answer.status === 'refused') return answer;
  }
  return answer;
}

const diverges = (entry: Entry, how: string): Failure =>
  new Failure('RECORD_DIVERGES', `The entry of revision ${entry.revision} ${how}.`);
