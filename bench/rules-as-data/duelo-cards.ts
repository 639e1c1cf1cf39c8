import { type Piece, pieceId, piecesIn, type Seat, seatId, showPiece } from '@tapete/core';
import { type Game, type Own, other } from './duelo-table.js';
import { carry, damage, draw, gain, hit, lay } from './duelo-verbs.js';

/* What each card does. */

export type Effect = (play: Game, seat: Seat, card: Piece, target: Piece) => void;
export const EFFECTS: Readonly<Record<string, Effect>> = {
  ducat: (play, seat) => gain(play, seat, 'credits', 1),
  thrust: (play, seat) => hit(play, seat, 1),
  purse: (play, seat) => gain(play, seat, 'credits', 2),
  chest(play, seat) {
    gain(play, seat, 'credits', 3);
    draw(play, seat, 1);
  },
  rapier: (play, seat) => hit(play, seat, 2),
  sabre: (play, seat) => hit(play, seat, 3),
  flurry(play, seat) {
    hit(play, seat, 2);
    hit(play, seat, 2);
  },
  feint: (play, seat) => draw(play, seat, 2),
  parry(play, seat) {
    gain(play, seat, 'credits', 1);
    lay(play, seat, 'guard', 2);
  },
  fury(play, seat) {
    lay(play, seat, 'fury', 1);
    draw(play, seat, 1);
  },
  wine: (play, seat) => gain(play, seat, 'life', 3),
  gunpowder(play, seat) {
    damage(play, seat, 0, 4);
    damage(play, seat, 1, 4);
  },
  wager(play, seat) {
    const own = play.own[seat] as Own;
    own.rolled = play.chance.roll(6);
    play.emit('die.rolled', { seat: seatId(seat), die: 'bone-die', result: own.rolled });
    gain(play, seat, 'credits', Math.trunc((own.rolled + 1) / 2));
  },
  spy(play, seat) {
    for (const card of piecesIn(play.table, play.space('hand', other(seat)))) {
      showPiece(play.table, card, [seat]);
      play.emit('card.revealed', { seat: seatId(other(seat)), card: pieceId(play.table, card) });
    }
    draw(play, seat, 1);
  },
  leech(play, seat) {
    const rival = play.own[other(seat)] as Own;
    const amount = Math.min(2, rival.life);
    if (amount <= 0) return;
    rival.life -= amount;
    (play.own[seat] as Own).life += amount;
    play.emit('tracker.transferred', {
      seat: seatId(other(seat)),
      to: seatId(seat),
      amount,
      tracker: 'life',
    });
  },
  disarm(play, seat, _card, target) {
    hit(play, seat, 1);
    if (target < 0) return;
    const to = play.space('discard', other(seat));
    carry(play, target, to, { zone: 'discard', event: 'card.discarded', seat, face: 'up' });
  },
  confessor(play, seat, _card, target) {
    if (target >= 0)
      carry(play, target, play.space('gone', seat), { zone: 'gone', event: 'card.moved', seat, face: 'up' });
    draw(play, seat, 1);
  },
};
