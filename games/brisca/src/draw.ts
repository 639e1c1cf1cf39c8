import {
  countOf,
  isEmpty,
  movePiece,
  type Play,
  pieceId,
  type Seat,
  seatId,
  spaceId,
  topOf,
} from '@tapete/core';
import type { Brisca } from './manifest.js';
import { turnOrder } from './sides.js';

/**
 * Everybody draws one, the winner of the trick first; the turned-up card is the last. Returns whether there was
 * anything to draw.
 */
export function drawCards(play: Play<Brisca>, winner: Seat): boolean {
  if (isEmpty(play.table, play.space('turned-up'))) return false;
  for (const seat of turnOrder(winner, play.seats)) drawOne(play, seat);
  return true;
}

function drawOne(play: Play<Brisca>, seat: Seat): void {
  const { table } = play;
  const [stock, turned, hand] = [play.space('stock'), play.space('turned-up'), play.space('hand', seat)];
  const isLast = isEmpty(table, stock);
  const card = topOf(table, isLast ? turned : stock);
  const tell = () =>
    play.emit('card.drawn', {
      seat: seatId(seat),
      card: pieceId(table, card),
      from: spaceId(table, isLast ? turned : stock),
      to: spaceId(table, hand),
      left: isLast ? 0 : countOf(table, stock) + countOf(table, turned),
    });
  // All see the turned-up card go; a card of the stock is seen in the hand that it comes to, by its owner alone.
  if (isLast) tell();
  movePiece(table, card, hand, 'up');
  if (!isLast) tell();
}
