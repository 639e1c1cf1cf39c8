import {
  isEmpty,
  type Look,
  movePiece,
  NONE,
  type Piece,
  type Play,
  pieceId,
  piecesIn,
  type Seat,
  seatId,
  spaceId,
  topOf,
} from '@tapete/core';
import { rankOf, suitOf } from './cards.js';
import type { Brisca } from './manifest.js';

/** Which trump may be given for the turned-up one: the seven for a picture, a three or an ace, the two for a lower one. */
const GIVEN_FOR: Readonly<Record<number, number>> = {
  1: 7,
  3: 7,
  12: 7,
  11: 7,
  10: 7,
  7: 2,
  6: 2,
  5: 2,
  4: 2,
};

/** The rank that takes a turned-up card of this rank; undefined for the two, which nothing takes. */
export const rankGivenFor = (turned: number): number | undefined => GIVEN_FOR[turned];

/** The card that a seat may exchange now, or NONE: at its own lead, after a trick of its own, while a card is turned up. */
export function exchangeable(look: Look<Brisca>, seat: Seat): Piece {
  const { table, config } = look;
  const turned = topOf(table, look.space('turned-up'));
  if (config.exchange === 'off' || turned === NONE) return NONE;
  if (!isEmpty(table, look.space('trick')) || isEmpty(table, look.space('won', seat))) return NONE;
  const rank = rankGivenFor(rankOf(table, turned));
  const suit = suitOf(table, turned);
  const hand = piecesIn(table, look.space('hand', seat));
  return hand.find((card) => rankOf(table, card) === rank && suitOf(table, card) === suit) ?? NONE;
}

/** Both cards are seen by all as they change places. It takes no turn. */
export function exchange(play: Play<Brisca>, given: Piece, seat: Seat): void {
  const { table } = play;
  const [turnedUp, hand] = [play.space('turned-up'), play.space('hand', seat)];
  const taken = topOf(table, turnedUp);
  movePiece(table, given, turnedUp, 'up');
  play.emit('trump.exchanged', {
    seat: seatId(seat),
    given: pieceId(table, given),
    taken: pieceId(table, taken),
    hand: spaceId(table, hand),
  });
  movePiece(table, taken, hand, 'up');
  play.keep();
}
