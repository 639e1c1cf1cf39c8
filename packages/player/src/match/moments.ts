import type { MatchStep, Told } from '@tapete/client';
import type { MatchEvent, Note, View } from '../shapes.js';
import { say } from '../words/words.js';
import { eventSentences, type Speech } from './sentences.js';

/** One entry as the history tells it: what happened, and the table after it. */
export interface Moment {
  /** Which move it is, counted from 1; 0 for what was laid out before the first. */
  readonly number: number;
  readonly events: readonly MatchEvent[];
  readonly note: Note;
  /** Undefined for what this page was only told of: it can be read, not looked at. */
  readonly view: View | undefined;
  /** The spaces to which something came; undefined where that was not seen. */
  readonly touched: readonly string[] | undefined;
}

export function momentOf({ before, after, events }: MatchStep, note: Note): Moment {
  return {
    number: note.revision - 1,
    events,
    note,
    view: after,
    touched: touchedSpaces(before, after),
  };
}

export const toldMoment = ({ note, events }: Told): Moment => ({
  number: note.revision - 1,
  events,
  note,
  view: undefined,
  touched: undefined,
});

/** What a moment is told as: what kind of entry it was, and its events' sentences. */
export function momentSentences(
  { note, events }: Pick<Moment, 'note' | 'events'>,
  speech: Speech,
): readonly string[] {
  return [...noteSentences(note, speech), ...events.flatMap((event) => eventSentences(event, speech))];
}

function noteSentences({ kind, seat = 'p0' }: Note, { names }: Speech): readonly string[] {
  const name = names.get(seat) ?? '';
  if (kind === 'undo') return [say('historyUndo', { name })];
  return kind === 'withdrawal' ? [say('historyLeft', { name })] : [];
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
