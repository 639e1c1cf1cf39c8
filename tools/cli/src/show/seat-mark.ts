import { type SeatId, seatOf } from '@tapete/core';
import type { Paint } from '../paint.js';

/** A shape for each seat, so that seats are told apart without colours. */
const MARKS = ['○', '●', '△', '▲', '□', '■', '◇', '◆'];
const COLOURS = ['yellow', 'red', 'cyan', 'magenta', 'green', 'blue', 'white', 'gray'] as const;

/** The mark of a seat's pieces. */
export function seatMark(seat: SeatId, paint: Paint): string {
  const number = seatOf(seat) % MARKS.length;
  return paint[COLOURS[number] as (typeof COLOURS)[number]](MARKS[number] as string);
}

/** A seat in a line of text: its id and its mark. */
export const seatName = (seat: SeatId, paint: Paint): string => `${seatMark(seat, paint)} ${seat}`;
