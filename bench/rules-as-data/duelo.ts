import {
  amountOf,
  counterOf,
  deduct,
  pieceId,
  pieceOf,
  piecesIn,
  type Rules,
  seatId,
  seatOf,
  setCounter,
  topOf,
} from '@tapete/core';
import { EFFECTS } from './duelo-cards.js';
import { COINS, costOf, type Duelo, kindOf, other, typeOf } from './duelo-table.js';
import { beginTurn, companions, endIfFelled, holderOf } from './duelo-turns.js';
import { carry, draw, fillRow, gain, hit, shuffle } from './duelo-verbs.js';

/*
 * Duelo once more, as an author would write it in TypeScript: the same structure, offers, events and variables as the
 * game that is data, so that the same seed goes the same way in both.
 */

let ended = false;

export const rules: Rules<Duelo> = {
  setup(play) {
    play.global.turnSeat = 'p0';
    for (const own of play.own) own.life = 20;
    for (let seat = 0; seat < 2; seat++) shuffle(play, play.space('deck', seat));
    shuffle(play, play.space('market'));
    fillRow(play, 0);
    for (let round = 0; round < 3; round++)
      for (let seat = 0; seat < 2; seat++) {
        const card = topOf(play.table, play.space('deck', seat));
        carry(play, card, play.space('hand', seat), { zone: 'hand', event: 'card.dealt', seat });
      }
    draw(play, 1, 2);
    beginTurn(play);
  },
  phases: {
    main: {
      enter: (play) => {
        endIfFelled(play);
      },
      offers(look, offer, seat) {
        const { table } = look;
        for (const card of piecesIn(table, look.space('hand', seat))) {
          const type = typeOf(look, card);
          const targets =
            type === 'disarm'
              ? piecesIn(table, look.space('camp', other(seat)))
              : type === 'confessor'
                ? [
                    ...piecesIn(table, look.space('hand', seat)).filter((each) => each !== card),
                    ...piecesIn(table, look.space('discard', seat)),
                  ]
                : [];
          if (targets.length === 0) offer('playCard', { card: pieceId(table, card) });
          for (const target of targets)
            offer('playCard', { card: pieceId(table, card), target: pieceId(table, target) });
        }
        const credits = amountOf(table, seat, 'credits');
        for (const card of piecesIn(table, look.space('row')))
          if (costOf(look, card) <= credits) offer('buyCard', { card: pieceId(table, card) });
        for (const card of piecesIn(table, look.space('camp', seat)))
          if (counterOf(table, card, COINS) > 0) offer('takeCoins', { card: pieceId(table, card) });
        offer('endPhase', {});
      },
      actions: {
        playCard: {
          apply(play, { card: id, target: on }, { seat }) {
            ended = false;
            const { table } = play;
            const card = pieceOf(table, id);
            const target = on === undefined ? -1 : pieceOf(table, on);
            const zone = kindOf(play, card) === 'companion' ? 'camp' : 'play';
            carry(play, card, play.space(zone, seat), { zone, event: 'card.moved', seat, face: 'up' });
            play.emit('card.played', { seat: seatId(seat), card: id });
            const grinders =
              kindOf(play, card) === 'attack'
                ? companions(play).filter(
                    (each) => typeOf(play, each) === 'whetstone' && holderOf(play, each) === seat,
                  )
                : [];
            EFFECTS[typeOf(play, card)]?.(play, seat, card, target);
            for (const _ of grinders) hit(play, seat, 1);
          },
          at: ({ table }, { card }) => [{ piece: pieceOf(table, card) }],
        },
        buyCard: {
          apply(play, { card: id }, { seat }) {
            ended = false;
            const card = pieceOf(play.table, id);
            const cost = costOf(play, card);
            deduct(play.table, seat, { credits: cost });
            play.emit('tracker.paid', { seat: seatId(seat), amount: cost, tracker: 'credits' });
            carry(play, card, play.space('discard', seat), { zone: 'discard', event: 'card.moved', seat });
            play.emit('card.bought', { seat: seatId(seat), card: id, cost });
            fillRow(play, seat);
          },
          at: ({ table }, { card }) => [{ piece: pieceOf(table, card) }],
        },
        takeCoins: {
          apply(play, { card: id }, { seat }) {
            ended = false;
            const card = pieceOf(play.table, id);
            const coins = counterOf(play.table, card, COINS);
            gain(play, seat, 'credits', coins);
            setCounter(play.table, card, COINS, 0);
            play.emit('counter.changed', { card: id, counter: 'coins', amount: -coins });
          },
          at: ({ table }, { card }) => [{ piece: pieceOf(table, card) }],
        },
        endPhase: {
          apply() {
            ended = true;
          },
        },
      },
      next(play) {
        if (ended) {
          play.global.turnPlace = 2;
          play.go('cleanup');
        } else {
          play.keep();
          endIfFelled(play);
        }
      },
    },
    cleanup: {
      enter(play) {
        const { table } = play;
        const seat = seatOf(play.global.turnSeat as string);
        const discard = play.space('discard', seat);
        for (const zone of ['hand', 'play'])
          for (const card of piecesIn(table, play.space(zone, seat)))
            carry(play, card, discard, { zone: 'discard', event: 'card.discarded', seat, face: 'up' });
        deduct(table, seat, { credits: amountOf(table, seat, 'credits') });
        draw(play, seat, 5);
      },
      next: beginTurn,
    },
  },
  withdraw: (play, seat) => play.win([other(seat)], 'withdrawal'),
};
