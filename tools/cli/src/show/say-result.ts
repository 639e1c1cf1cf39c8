import type { Context, SeatId } from '@tapete/core';
import type { Paint } from '../paint.js';
import { sayIfKnown, type Voice } from './say.js';
import { seatName } from './seat-mark.js';
import type { Words } from './words.js';

export interface ResultWords {
  readonly words: Words;
  /** The module's, for its reasons. */
  readonly voice: Voice;
  readonly paint: Paint;
}

/** How a match ended, a line a seat; nothing while it is played. */
export function sayResult(
  { status, result }: Context,
  { words, voice, paint }: ResultWords,
): readonly string[] {
  if (status === 'playing') return [];
  if (result === null) return [paint.bold(words.cancelled)];
  const seats = Object.entries(result) as [SeatId, (typeof result)[SeatId]][];
  return [
    paint.bold(words.ended),
    ...seats.map(([seat, { outcome, score, reason }]) =>
      [
        seatName(seat, paint),
        words.outcome[outcome],
        ...(score === undefined ? [] : [String(score)]),
        ...(reason === undefined ? [] : [paint.dim(`(${sayIfKnown(voice, `reason.${reason}`) ?? reason})`)]),
      ].join(' '),
    ),
  ];
}
