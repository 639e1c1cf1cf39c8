import { type Look, type Play, piecesIn, type Seat, type SeatResult, seatId } from '@tapete/core';
import { pointsOf } from './cards.js';
import { dealGame, leaderOf } from './deal.js';
import type { Brisca } from './manifest.js';
import { sidesOf } from './sides.js';

/** Points that each seat has won in this game. */
export const pointsWon = (look: Look<Brisca>): number[] =>
  look.own.map((_, seat) => pointsOf(look.table, piecesIn(look.table, look.space('won', seat))));

/** The last trick is taken: the game is counted, and the next one dealt or the match ended. */
export function countGame(play: Play<Brisca>): void {
  const { global, config } = play;
  const points = ofSides(play, pointsWon(play));
  tellGame(play, points);
  for (const seat of winnersOf(play, points)) (play.own[seat] as { gamesWon: number }).gamesWon += 1;
  if (global.game < config.matchLength) {
    global.game += 1;
    dealGame(play);
    play.give(leaderOf(play));
  } else endMatch(play, points);
}

/** What each seat's side has, by seat: partners have the same. */
function ofSides({ own }: Look<Brisca>, bySeat: readonly number[]): number[] {
  const sums = new Map<number, number>();
  for (const [seat, { side }] of own.entries())
    sums.set(side, (sums.get(side) ?? 0) + (bySeat[seat] as number));
  return own.map(({ side }) => sums.get(side) as number);
}

const bestSeats = (scores: readonly number[]): Seat[] => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};

const isShared = ({ own }: Look<Brisca>, best: readonly Seat[]): boolean =>
  new Set(best.map((seat) => own[seat]?.side)).size > 1;

/** Who wins with these scores: the best side; of several best ones, each or none, as the table has agreed. */
function winnersOf(look: Look<Brisca>, scores: readonly number[]): Seat[] {
  const best = bestSeats(scores);
  const mayShare = look.config.sharedFirst === 'more' && sidesOf(look) > 2;
  return isShared(look, best) && !mayShare ? [] : best;
}

function endMatch(play: Play<Brisca>, points: readonly number[]): void {
  const { own, config } = play;
  for (const [seat, data] of own.entries()) data.points = pointsWon(play)[seat] as number;
  const scores = config.matchLength === 1 ? points : own.map(({ gamesWon }) => gamesWon);
  const reason = config.matchLength === 1 ? 'points' : 'games';
  const [best, winners] = [bestSeats(scores), winnersOf(play, scores)];
  const result = (seat: Seat): SeatResult['outcome'] => {
    if (winners.includes(seat)) return 'win';
    return winners.length === 0 && best.includes(seat) ? 'draw' : 'loss';
  };
  play.end(scores.map((score, seat) => ({ outcome: result(seat), score, reason })));
}

function tellGame(play: Play<Brisca>, points: readonly number[]): void {
  const best = bestSeats(points);
  play.emit('game.over', {
    game: play.global.game,
    best: best.map(seatId),
    shared: isShared(play, best),
    points: Math.max(...points),
    all: [...points],
  });
}

/**
 * Who leaves loses, and its partner with it. The other side wins where there is only one; among several nobody has won
 * by that, so they part with a draw.
 */
export function leave(play: Play<Brisca>, seat: Seat): void {
  const { own } = play;
  const left = own[seat]?.side;
  const others = sidesOf(play) === 2 ? 'win' : 'draw';
  play.end(own.map(({ side }) => ({ outcome: side === left ? 'loss' : others, reason: 'withdrawal' })));
}
