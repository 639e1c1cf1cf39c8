import {
  add,
  clearCounters,
  countOf,
  movePiece,
  type Piece,
  pieceId,
  piecesIn,
  type Seat,
  type Space,
  seatId,
  seatOf,
  setCounter,
  spaceId,
  spaceOfPiece,
  topOf,
} from '@tapete/core';
import { ENTERED, type Game, OPEN, type Own, other } from './duelo-table.js';

/* What happens in Duelo, each thing told as the mechanics of rules as data tell it. */

/** A hand is held with its faces to its owner, a deck lies face down. */
export const USUAL_FACE: Readonly<Record<string, 'up' | 'down'>> = {
  hand: 'up',
  deck: 'down',
  market: 'down',
};

/** Moves a card and tells it, where more can see it. */
export function carry(
  play: Game,
  card: Piece,
  to: Space,
  how: { zone: string; event: string; seat: Seat; face?: 'up' | 'down' },
): void {
  const { table } = play;
  const from = spaceOfPiece(table, card);
  if (from === to) return;
  const data = {
    seat: seatId(how.seat),
    card: pieceId(table, card),
    from: spaceId(table, from),
    to: spaceId(table, to),
  };
  const wasOpen = OPEN.has((spaceId(table, from) as string).split(':')[0] as string);
  const isOpen = OPEN.has(how.zone);
  if (wasOpen && !isOpen) play.emit(how.event, data);
  clearCounters(table, card);
  movePiece(table, card, to, how.face ?? USUAL_FACE[how.zone]);
  if (isOpen) {
    play.global.entered += 1;
    setCounter(table, card, ENTERED, play.global.entered);
  }
  if (!wasOpen || isOpen) play.emit(how.event, data);
}

export function draw(play: Game, seat: Seat, count: number): void {
  const { table } = play;
  const [deck, hand, discard] = [
    play.space('deck', seat),
    play.space('hand', seat),
    play.space('discard', seat),
  ];
  for (let left = count; left > 0; left--) {
    if (countOf(table, deck) === 0) makeAnew(play, deck, discard);
    const card = topOf(table, deck);
    if (card < 0) return;
    carry(play, card, hand, { zone: 'hand', event: 'card.drawn', seat });
  }
}

export function makeAnew(play: Game, deck: Space, discard: Space): void {
  const cards = piecesIn(play.table, discard);
  if (cards.length === 0) return;
  for (const card of cards) {
    clearCounters(play.table, card);
    movePiece(play.table, card, deck, 'down');
  }
  shuffle(play, deck);
}

export function shuffle(play: Game, space: Space): void {
  play.chance.shuffle(space);
  play.emit('zone.shuffled', { zone: spaceId(play.table, space) });
}

export function fillRow(play: Game, seat: Seat): void {
  const { table } = play;
  const [market, row] = [play.space('market'), play.space('row')];
  for (let left = 5 - countOf(table, row); left > 0; left--) {
    const card = topOf(table, market);
    if (card < 0) return;
    carry(play, card, row, { zone: 'row', event: 'card.drawn', seat, face: 'up' });
  }
}

export function gain(play: Game, seat: Seat, tracker: 'credits' | 'life', amount: number): void {
  if (amount <= 0) return;
  if (tracker === 'credits') add(play.table, seat, { credits: amount });
  else (play.own[seat] as Own).life += amount;
  play.emit('tracker.gained', { seat: seatId(seat), amount, tracker });
}

export function damage(play: Game, by: Seat, seat: Seat, amount: number): void {
  const own = play.own[seat] as Own;
  const lost = Math.min(amount, own.life);
  if (lost <= 0) return;
  own.life -= lost;
  play.emit('damage.dealt', { seat: seatId(seat), by: seatId(by), amount: lost, tracker: 'life' });
}

export function hit(play: Game, by: Seat, amount: number): void {
  const [own, rival] = [play.own[by] as Own, play.own[other(by)] as Own];
  damage(play, by, other(by), Math.max(0, amount + own.strength + own.fury - rival.armor - rival.guard));
}

export function lay(play: Game, seat: Seat, modifier: 'guard' | 'fury', turns: number): void {
  (play.own[seat] as Own)[modifier] += 1;
  const until = play.global.turnNumber + turns - 1;
  play.global.timers = [...play.global.timers, { on: seatId(seat), modifier, until }];
  play.emit('modifier.added', { seat: seatId(seat), modifier });
}

export function expire(play: Game, turn: number): void {
  const { timers } = play.global;
  if (!timers.some(({ until }) => until <= turn)) return;
  play.global.timers = timers.filter(({ until }) => until > turn);
  for (const { on, modifier, until } of timers) {
    if (until > turn) continue;
    (play.own[seatOf(on)] as Own)[modifier] -= 1;
    play.emit('modifier.ended', { seat: on, modifier });
  }
}
