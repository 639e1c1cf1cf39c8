import {
  movePiece,
  NONE,
  type Play,
  pieceId,
  pieceOf,
  piecesIn,
  type Seat,
  type Space,
  seatId,
  spaceId,
  topOf,
} from '@tapete/core';
import { suitOf } from './cards.js';
import type { Brisca } from './manifest.js';
import { showHands } from './partners.js';
import { sideOf, turnOrder } from './sides.js';

export const HAND = 3;

/** Who leads the first trick of a game: the first seat in the first one, then each in turn. */
export const leaderOf = ({ global, seats }: Pick<Play<Brisca>, 'global' | 'seats'>): Seat =>
  (global.game - 1) % seats;

/** Shuffles all cards and deals a game: three to each from the leader on, and the next one fixes the trump. */
export function dealGame(play: Play<Brisca>): void {
  const { table, global, seats } = play;
  const stock = play.space('stock');
  gather(play, stock);
  if (seats === 3) leaveOut(play);
  play.chance.shuffle(stock);
  const order = dealingOrder(play);
  for (const seat of order) movePiece(table, topOf(table, stock), play.space('hand', seat), 'up');

  const turned = topOf(table, stock);
  movePiece(table, turned, play.space('turned-up'), 'up');
  global.trump = suitOf(table, turned);
  global.tricks = 0;
  prepareSeats(play);
  tellDeal(play, order);
  showHands(play, 'first hand');
}

/** What was won in the game before comes back. */
function gather(play: Play<Brisca>, stock: Space): void {
  const { table, seats } = play;
  for (let seat = 0; seat < seats; seat++)
    for (const card of piecesIn(table, play.space('won', seat))) movePiece(table, card, stock, 'down');
}

/** 39 cards can be dealt to three. All see which two it is, so that nobody looks for it. */
function leaveOut(play: Play<Brisca>): void {
  const { table, config } = play;
  movePiece(table, pieceOf(table, `${config.removedTwo.slice('2 of '.length)}-2`), play.space('aside'), 'up');
}

function dealingOrder(play: Play<Brisca>): Seat[] {
  const order = turnOrder(leaderOf(play), play.seats);
  return play.config.dealing === 'one by one'
    ? Array.from({ length: HAND }, () => order).flat()
    : order.flatMap((seat) => Array.from({ length: HAND }, () => seat));
}

function prepareSeats({ own, config }: Play<Brisca>): void {
  for (const [seat, data] of own.entries()) {
    data.side = sideOf(config, seat);
    data.points = config.pointsShown ? 0 : null;
  }
}

function tellDeal(play: Play<Brisca>, order: readonly Seat[]): void {
  const { table, global } = play;
  const leftOut = topOf(table, play.space('aside'));
  play.emit('game.dealt', {
    game: global.game,
    leader: seatId(leaderOf(play)),
    card: pieceId(table, topOf(table, play.space('turned-up'))),
    trump: global.trump,
    hands: order.map((seat) => spaceId(table, play.space('hand', seat))),
    ...(leftOut !== NONE && { leftOut: pieceId(table, leftOut) }),
  });
}
