import { countOf, type Look, NONE, ownerOf, type Piece, piecesIn, type Status, topOf } from '@tapete/core';
import { ALL_POINTS, pointsOf, rankOf, suitOf } from './cards.js';
import { pointsWon } from './count.js';
import type { Brisca } from './manifest.js';
import { sideOf } from './sides.js';

const CARDS = 40;

/** What is wrong with a position, in words: cards, points, hands, trick, stock, piles, whose turn it is, the end. */
export function checkPosition(look: Look<Brisca>, status: Status): string[] {
  return [
    ...checkCards(look),
    ...checkHands(look),
    ...checkTrick(look),
    ...checkStock(look),
    ...checkPiles(look),
    ...checkFlow(look, status),
  ];
}

const when = (wrong: boolean, words: string): string[] => (wrong ? [words] : []);

const SHARED = ['stock', 'turned-up', 'trick', 'aside'] as const;
const OWNED = ['hand', 'won'] as const;

const seatsOf = ({ own }: Look<Brisca>): number[] => own.map((_, seat) => seat);

function allCards(look: Look<Brisca>): Piece[] {
  const shared = SHARED.flatMap((space) => piecesIn(look.table, look.space(space)));
  const owned = seatsOf(look).flatMap((seat) =>
    OWNED.flatMap((space) => piecesIn(look.table, look.space(space, seat))),
  );
  return [...shared, ...owned];
}

function checkCards(look: Look<Brisca>): string[] {
  const { table, seats, config } = look;
  const cards = allCards(look);
  const points = pointsOf(table, cards);
  const aside = piecesIn(table, look.space('aside')).map(
    (card) => `${rankOf(table, card)} of ${suitOf(table, card)}`,
  );
  return [
    ...when(cards.length !== CARDS, `there are ${cards.length} cards`),
    ...when(points !== ALL_POINTS, `there are ${points} points`),
    ...when(
      aside.join() !== (seats === 3 ? config.removedTwo : ''),
      `left out: ${aside.join() || 'nothing'}`,
    ),
  ];
}

/** Who has played to the trick has one card less. */
function checkHands(look: Look<Brisca>): string[] {
  const { table } = look;
  const played = piecesIn(table, look.space('trick')).map((card) => ownerOf(table, card));
  const hands = seatsOf(look).map(
    (seat) => countOf(table, look.space('hand', seat)) + Number(played.includes(seat)),
  );
  return when(new Set(hands).size > 1, `hands of ${hands.join(', ')} cards`);
}

function checkTrick(look: Look<Brisca>): string[] {
  const { table, seats } = look;
  const played = piecesIn(table, look.space('trick')).map((card) => ownerOf(table, card));
  const inTurn = played.every(
    (seat, index) => seat !== NONE && (index === 0 || seat === ((played[index - 1] as number) + 1) % seats),
  );
  return [
    ...when(played.length >= seats, `a trick of ${played.length} cards lies on the table`),
    ...when(!inTurn, `the cards of the trick are of ${played.join(', ')}`),
  ];
}

function checkStock(look: Look<Brisca>): string[] {
  const { table, seats, global } = look;
  const [stock, turned] = [countOf(table, look.space('stock')), countOf(table, look.space('turned-up'))];
  const card = topOf(table, look.space('turned-up'));
  return [
    ...when(
      turned > 1 || (stock > 0 && turned === 0),
      `${turned} cards are turned up, ${stock} in the stock`,
    ),
    ...when((stock + turned) % seats !== 0, `${stock + turned} cards cannot be drawn by ${seats}`),
    ...when(
      card !== NONE && suitOf(table, card) !== global.trump,
      `${global.trump} is not what is turned up`,
    ),
  ];
}

function checkPiles(look: Look<Brisca>): string[] {
  const { table, seats, own, config, global } = look;
  const piles = seatsOf(look).map((seat) => countOf(table, look.space('won', seat)));
  const tricks = piles.reduce((sum, pile) => sum + pile, 0) / seats;
  const points = pointsWon(look);
  return [
    ...when(
      piles.some((pile) => pile % seats !== 0),
      `piles of ${piles.join(', ')} cards are no tricks`,
    ),
    ...when(tricks !== global.tricks, `${tricks} tricks are won, ${global.tricks} are counted`),
    ...own.flatMap((data, seat) => [
      ...when(data.points !== null && data.points !== points[seat], `p${seat} has not ${data.points} points`),
      ...when(data.side !== sideOf(config, seat), `p${seat} is not of side ${data.side}`),
    ]),
  ];
}

function checkFlow(look: Look<Brisca>, { over, outcomes }: Status): string[] {
  const { table, seats, flow } = look;
  const last = topOf(table, look.space('trick'));
  const next = last === NONE ? flow.seat : (ownerOf(table, last) + 1) % seats;
  const isPlayedOut = seatsOf(look).every((seat) => countOf(table, look.space('hand', seat)) === 0);
  return [
    ...when(!over && flow.seat !== next, `p${flow.seat} is to move where p${next} should be`),
    ...when(over !== (flow.seat === NONE), 'result and flow do not agree'),
    ...when(!over && isPlayedOut, 'all cards are played and nobody has counted'),
    ...when(over && outcomes.every((outcome) => outcome === 'loss'), 'everybody has lost'),
  ];
}
