import {
  counterOf,
  type Piece,
  pieceId,
  piecesIn,
  type Seat,
  seatId,
  seatOf,
  setCounter,
  spaceOfPiece,
} from '@tapete/core';
import { COINS, ENTERED, type Game, other, type Table, TURNS, typeOf } from './duelo-table.js';
import { expire, gain } from './duelo-verbs.js';

/* Whose turn it is, what hears that it begins, and how a match ends. */

/** Companions of both camps that are of a type, in the order in which they came. */
export function companions(play: Game): Piece[] {
  const cards = [
    ...piecesIn(play.table, play.space('camp', 0)),
    ...piecesIn(play.table, play.space('camp', 1)),
  ];
  return cards.sort((one, two) => counterOf(play.table, one, ENTERED) - counterOf(play.table, two, ENTERED));
}

export const holderOf = (look: Table, card: Piece): Seat =>
  spaceOfPiece(look.table, card) === look.space('camp', 0) ? 0 : 1;

export function beginTurn(play: Game): void {
  const { global } = play;
  const before = global.turnNumber;
  if (before > 0) {
    play.emit('turn.ended', { seat: global.turnSeat });
    expire(play, before);
    if (before >= TURNS) {
      endByLife(play);
      return;
    }
    global.turnSeat = seatId(other(seatOf(global.turnSeat as string)));
  }
  global.turnPlace = 1;
  global.turnNumber = before + 1;
  const seat = seatOf(global.turnSeat as string);
  play.emit('turn.started', { seat: seatId(seat), turn: before + 1 });
  const heard = companions(play).filter((card) => holderOf(play, card) === seat);
  for (const card of heard) {
    if (typeOf(play, card) === 'banner') gain(play, seat, 'credits', 1);
    if (typeOf(play, card) !== 'lender') continue;
    setCounter(play.table, card, COINS, counterOf(play.table, card, COINS) + 1);
    play.emit('counter.changed', { card: pieceId(play.table, card), counter: 'coins', amount: 1 });
  }
  play.go('main', seat);
}

export function endByLife(play: Game): void {
  if (endIfFelled(play)) return;
  const [one, two] = play.own.map(({ life }) => life) as [number, number];
  const outcome = (mine: number, theirs: number) =>
    mine === theirs ? 'draw' : mine > theirs ? 'win' : 'loss';
  play.end([
    { outcome: outcome(one, two), score: one, reason: 'turnLimit' },
    { outcome: outcome(two, one), score: two, reason: 'turnLimit' },
  ]);
}

export function endIfFelled(play: Game): boolean {
  const down = play.own.map(({ life }) => life <= 0);
  if (!down.some(Boolean)) return false;
  const both = down.every(Boolean);
  play.end(down.map((isDown) => ({ outcome: both ? 'draw' : isDown ? 'loss' : 'win', reason: 'felled' })));
  return true;
}
