import { NONE, type Seat } from '../ids.js';
import { put, type Table } from '../table/table.js';
import { SEAT, SEAT_WORDS } from '../table/words.js';

const word = (table: Table, seat: Seat, which: number): number => table.seatsAt + seat * SEAT_WORDS + which;

/** The stage that a seat is in, by its number in the phase, or NONE where it may not act. */
export const stageOf = (table: Table, seat: Seat): number =>
  table.words[word(table, seat, SEAT.stage)] as number;
export const ownRevisionOf = (table: Table, seat: Seat): number =>
  table.words[word(table, seat, SEAT.revision)] as number;
export const hasWithdrawn = (table: Table, seat: Seat): boolean =>
  table.words[word(table, seat, SEAT.withdrawn)] === 1;

export function setStage(table: Table, seat: Seat, stage: number): void {
  const at = word(table, seat, SEAT.stage);
  if (table.words[at] !== stage) put(table, at, stage);
}

export function countEntry(table: Table, seat: Seat): void {
  put(table, word(table, seat, SEAT.revision), ownRevisionOf(table, seat) + 1);
}

export function markWithdrawn(table: Table, seat: Seat): void {
  put(table, word(table, seat, SEAT.withdrawn), 1);
  setStage(table, seat, NONE);
}

/** The next seat in order that is still in the match: after `seat`, or from `seat` on. NONE when all have left. */
export function seatAfter(table: Table, seat: Seat): Seat {
  const { seats } = table.blueprint;
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step + seats) % seats;
    if (!hasWithdrawn(table, next)) return next;
  }
  return NONE;
}

export function isAnybodyActive(table: Table): boolean {
  for (let seat = 0; seat < table.blueprint.seats; seat++) if (stageOf(table, seat) !== NONE) return true;
  return false;
}
