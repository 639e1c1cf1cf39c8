import type { MatchStep } from '@tapete/client';
import type { MatchEvent, Note, View } from '../shapes.js';
import { say } from '../words/words.js';
import { eventSentences, type Speech } from './sentences.js';

/** One update as the history tells it: what happened, and the table after it. */
export interface Moment {
  /** Counted from 1, from when this tab came to the table. */
  readonly number: number;
  readonly events: readonly MatchEvent[];
  readonly note: Note | undefined;
  /** Undefined for what was told before the page was loaded again: it can be read, not looked at. */
  readonly view: View | undefined;
  /** The spaces whose pieces changed. */
  readonly touched: readonly string[];
}

export function momentOf(step: MatchStep, number: number): Moment {
  return {
    number,
    events: step.events,
    note: step.note,
    view: step.after,
    touched: touchedSpaces(step.before, step.after),
  };
}

/** What a moment is told as: what kind of entry it was, and its events' sentences. */
export function momentSentences({ note, events }: Moment, speech: Speech): readonly string[] {
  return [...noteSentences(note, speech), ...events.flatMap((event) => eventSentences(event, speech))];
}

function noteSentences(note: Note | undefined, { names }: Speech): readonly string[] {
  const name = names.get(note?.seat ?? '') ?? '';
  if (note?.kind === 'undo') return [say('historyUndo', { name })];
  return note?.kind === 'withdrawal' ? [say('historyLeft', { name })] : [];
}

/** The spaces into which something came: what keeps a quiet mark until the next move. */
export function touchedSpaces(before: View, after: View): readonly string[] {
  const there = new Set(Object.entries(before.spaces).flatMap(([space, seen]) => namesIn(space, seen)));
  return Object.entries(after.spaces)
    .filter(([space, seen]) => namesIn(space, seen).some((name) => !there.has(name)))
    .map(([space]) => space);
}

function namesIn(space: string, seen: View['spaces'][string]): readonly string[] {
  return 'pieces' in seen ? seen.pieces.map(({ name }) => `${space} ${name}`) : [];
}
