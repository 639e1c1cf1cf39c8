import {
  add,
  amountOf,
  clearCounters,
  counterOf,
  countOf,
  deduct,
  definitionOf,
  type GameTypes,
  type Look,
  movePiece,
  type Piece,
  type Play,
  pieceId,
  pieceOf,
  piecesIn,
  type Rules,
  type Seat,
  type Space,
  seatId,
  seatOf,
  setCounter,
  showPiece,
  spaceId,
  spaceOfPiece,
  topOf,
} from '@tapete/core';

/*
 * Duelo once more, as an author would write it in TypeScript: the same structure, offers, events and variables as the
 * game that is data, so that the same seed goes the same way in both.
 */

interface Own {
  life: number;
  armor: number;
  strength: number;
  rolled: number;
  guard: number;
  fury: number;
}
interface Timer {
  readonly on: string;
  readonly modifier: 'guard' | 'fury';
  readonly until: number;
}
interface Shared {
  turnNumber: number;
  turnSeat: string | null;
  turnPlace: number;
  nextSeat: string | null;
  entered: number;
  timers: readonly Timer[];
}
interface Duelo extends GameTypes {
  readonly config: object;
  readonly global: Shared;
  readonly seat: Own;
  readonly actions: {
    playCard: { card: string; target?: string };
    buyCard: { card: string };
    takeCoins: { card: string };
    endPhase: object;
  };
  readonly events: Record<string, object>;
}
type Table = Look<Duelo>;
type Game = Play<Duelo>;

const COINS = 0;
const ENTERED = 1;
const OPEN = new Set(['play', 'camp', 'discard', 'gone', 'row']);
const TURNS = 100;

const typeOf = (look: Table, card: Piece) => definitionOf(look.table, card).id.split('#')[1] as string;
const costOf = (look: Table, card: Piece) => definitionOf(look.table, card).properties.cost as number;
const kindOf = (look: Table, card: Piece) => definitionOf(look.table, card).properties.kind as string;
const other = (seat: Seat): Seat => 1 - seat;

/** A hand is held with its faces to its owner, a deck lies face down. */
const USUAL_FACE: Readonly<Record<string, 'up' | 'down'>> = { hand: 'up', deck: 'down', market: 'down' };

/** Moves a card and tells it, where more can see it. */
function carry(
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

function draw(play: Game, seat: Seat, count: number): void {
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

function makeAnew(play: Game, deck: Space, discard: Space): void {
  const cards = piecesIn(play.table, discard);
  if (cards.length === 0) return;
  for (const card of cards) {
    clearCounters(play.table, card);
    movePiece(play.table, card, deck, 'down');
  }
  shuffle(play, deck);
}

function shuffle(play: Game, space: Space): void {
  play.chance.shuffle(space);
  play.emit('zone.shuffled', { zone: spaceId(play.table, space) });
}

function fillRow(play: Game, seat: Seat): void {
  const { table } = play;
  const [market, row] = [play.space('market'), play.space('row')];
  for (let left = 5 - countOf(table, row); left > 0; left--) {
    const card = topOf(table, market);
    if (card < 0) return;
    carry(play, card, row, { zone: 'row', event: 'card.drawn', seat, face: 'up' });
  }
}

function gain(play: Game, seat: Seat, tracker: 'credits' | 'life', amount: number): void {
  if (amount <= 0) return;
  if (tracker === 'credits') add(play.table, seat, { credits: amount });
  else (play.own[seat] as Own).life += amount;
  play.emit('tracker.gained', { seat: seatId(seat), amount, tracker });
}

function damage(play: Game, by: Seat, seat: Seat, amount: number): void {
  const own = play.own[seat] as Own;
  const lost = Math.min(amount, own.life);
  if (lost <= 0) return;
  own.life -= lost;
  play.emit('damage.dealt', { seat: seatId(seat), by: seatId(by), amount: lost, tracker: 'life' });
}

function hit(play: Game, by: Seat, amount: number): void {
  const [own, rival] = [play.own[by] as Own, play.own[other(by)] as Own];
  damage(play, by, other(by), Math.max(0, amount + own.strength + own.fury - rival.armor - rival.guard));
}

function lay(play: Game, seat: Seat, modifier: 'guard' | 'fury', turns: number): void {
  (play.own[seat] as Own)[modifier] += 1;
  const until = play.global.turnNumber + turns - 1;
  play.global.timers = [...play.global.timers, { on: seatId(seat), modifier, until }];
  play.emit('modifier.added', { seat: seatId(seat), modifier });
}

function expire(play: Game, turn: number): void {
  const { timers } = play.global;
  if (!timers.some(({ until }) => until <= turn)) return;
  play.global.timers = timers.filter(({ until }) => until > turn);
  for (const { on, modifier, until } of timers) {
    if (until > turn) continue;
    (play.own[seatOf(on)] as Own)[modifier] -= 1;
    play.emit('modifier.ended', { seat: on, modifier });
  }
}

type Effect = (play: Game, seat: Seat, card: Piece, target: Piece) => void;
const EFFECTS: Readonly<Record<string, Effect>> = {
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

/** Companions of both camps that are of a type, in the order in which they came. */
function companions(play: Game): Piece[] {
  const cards = [
    ...piecesIn(play.table, play.space('camp', 0)),
    ...piecesIn(play.table, play.space('camp', 1)),
  ];
  return cards.sort((one, two) => counterOf(play.table, one, ENTERED) - counterOf(play.table, two, ENTERED));
}

const holderOf = (look: Table, card: Piece): Seat =>
  spaceOfPiece(look.table, card) === look.space('camp', 0) ? 0 : 1;

function beginTurn(play: Game): void {
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

function endByLife(play: Game): void {
  if (endIfFelled(play)) return;
  const [one, two] = play.own.map(({ life }) => life) as [number, number];
  const outcome = (mine: number, theirs: number) =>
    mine === theirs ? 'draw' : mine > theirs ? 'win' : 'loss';
  play.end([
    { outcome: outcome(one, two), score: one, reason: 'turnLimit' },
    { outcome: outcome(two, one), score: two, reason: 'turnLimit' },
  ]);
}

function endIfFelled(play: Game): boolean {
  const down = play.own.map(({ life }) => life <= 0);
  if (!down.some(Boolean)) return false;
  const both = down.every(Boolean);
  play.end(down.map((isDown) => ({ outcome: both ? 'draw' : isDown ? 'loss' : 'win', reason: 'felled' })));
  return true;
}

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
