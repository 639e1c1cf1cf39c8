import {
  givePiece,
  isEmpty,
  type Look,
  movePiece,
  NONE,
  ownerOf,
  type Piece,
  type Play,
  pieceId,
  piecesIn,
  type Seat,
  seatId,
  spaceId,
} from '@tapete/core';
import { beats, faceOf, pointsOf } from './cards.js';
import { countGame } from './count.js';
import { drawCards } from './draw.js';
import type { Brisca } from './manifest.js';
import { hideHands, showHands } from './partners.js';

/** The card that takes the trick, of those played so far; NONE before the first. */
export function bestOf({ table, global }: Look<Brisca>, cards: readonly Piece[]): Piece {
  const [led = NONE, ...others] = cards;
  return others.reduce(
    (best, card) => (beats(faceOf(table, card), faceOf(table, best), global.trump) ? card : best),
    led,
  );
}

/** The trick is whole: its winner takes it, all draw, and the winner leads; after the last one the game is counted. */
export function takeTrick(play: Play<Brisca>): void {
  const { table, global } = play;
  const cards = piecesIn(table, play.space('trick'));
  const winner = ownerOf(table, bestOf(play, cards));
  tellTrick(play, winner, cards);
  for (const card of cards) {
    movePiece(table, card, play.space('won', winner), 'down');
    givePiece(table, card, NONE);
  }
  global.tricks += 1;
  if (global.tricks === 1) hideHands(play);
  if (drawCards(play, winner) && isOut(play)) showHands(play, 'last three');
  if (isEmpty(table, play.space('hand', winner))) countGame(play);
  else play.give(winner);
}

function tellTrick(play: Play<Brisca>, winner: Seat, cards: readonly Piece[]): void {
  const { table, config, own } = play;
  const points = pointsOf(table, cards);
  const [first = '', second = '', third, fourth] = cards.map((card) => pieceId(table, card));
  const seatData = own[winner];
  if (config.pointsShown && seatData) seatData.points = (seatData.points ?? 0) + points;
  play.emit('trick.taken', {
    seat: seatId(winner),
    to: spaceId(table, play.space('won', winner)),
    ...(config.pointsShown && { points }),
    first,
    second,
    ...(third !== undefined && { third }),
    ...(fourth !== undefined && { fourth }),
  });
}

const isOut = (play: Play<Brisca>): boolean =>
  isEmpty(play.table, play.space('stock')) && isEmpty(play.table, play.space('turned-up'));
