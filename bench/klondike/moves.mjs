import { isRed, rankOf, suitOf } from './hand.mjs';

/*
 * What may be done with a hand, as plays with their cost: a play is a card or a run that moves, and the draws before it.
 * The waste is turned over for nothing. Turning up a covered card belongs to the move that uncovers it.
 *
 * A card is brought back for another to go on it, which it then does at once: later is as good for all else. Of a run's
 * lower part only those are listed that uncover a card which can go home: whatever else they are good for, they
 * are as good later too. An ace is never brought back, since nothing goes on it.
 */

const TALON = 7;
const HOME = 8;

/** Where plays come from and go to: columns 0 to 6, stock and waste, the foundations. */
export const PLACES = { TALON, HOME };

/** `from, to, count, card, turned (the waste's size before the card is taken), cost`; one number a play would not do. */
export function plays(hand, draw) {
  const found = [];
  if (hand.owed >= 0) {
    owedPlays(hand, draw, found);
    return found;
  }
  const safe = safePlay(hand, draw);
  if (safe !== undefined) return [safe];
  columnPlays(hand, found);
  talonPlays(hand, draw, found);
  backPlays(hand, found);
  return found;
}

export const fits = (card, cards) =>
  cards.length === 0
    ? rankOf(card) === 12
    : rankOf(cards[cards.length - 1]) === rankOf(card) + 1 && isRed(cards[cards.length - 1]) !== isRed(card);

const goesHome = (hand, card) => hand.home[suitOf(card)] === rankOf(card);

/**
 * A card that nothing can ever wait for: all that may go on it, or on what goes on it, is home. It goes home at once, which
 * costs what it would cost later. From the waste only with one card a draw, where the others stay as near as they were.
 */
function safePlay(hand, draw) {
  for (let column = 0; column < 7; column++) {
    const card = hand.columns[column].at(-1);
    if (card !== undefined && isSafe(hand, card))
      return { from: column, to: HOME, count: 1, card, turned: hand.turned, cost: 1 };
  }
  const top = hand.talon[hand.turned - 1];
  if (draw === 1 && hand.turned > 0 && isSafe(hand, top))
    return { from: TALON, to: HOME, count: 1, card: top, turned: hand.turned, cost: 1 };
  return undefined;
}

function isSafe(hand, card) {
  if (!goesHome(hand, card)) return false;
  const rank = rankOf(card);
  for (let suit = 0; suit < 4; suit++) {
    const need = isRed(suit * 13) === isRed(card) ? rank - 1 : rank;
    if (suit !== suitOf(card) && hand.home[suit] < need) return false;
  }
  return true;
}

function columnPlays(hand, found) {
  const { columns, down, turned } = hand;
  for (let from = 0; from < 7; from++) {
    const cards = columns[from];
    if (cards.length === 0) continue;
    const last = cards[cards.length - 1];
    if (goesHome(hand, last)) found.push({ from, to: HOME, count: 1, card: last, turned, cost: 1 });
    for (let at = down[from]; at < cards.length; at++) {
      const isWhole = at === down[from];
      if (!isWhole && !goesHome(hand, cards[at - 1])) continue;
      placings(
        hand,
        cards[at],
        { from, count: cards.length - at, turned, cost: 1 },
        found,
        isWhole && at === 0,
      );
    }
  }
}

/** Every place on the table that takes a card; of empty columns the first, and none for what would leave one behind. */
function placings(hand, card, play, found, leavesEmpty) {
  let isEmptyTaken = leavesEmpty;
  for (let to = 0; to < 7; to++) {
    if (to === play.from || !fits(card, hand.columns[to])) continue;
    if (hand.columns[to].length === 0) {
      if (isEmptyTaken) continue;
      isEmptyTaken = true;
    }
    found.push({ ...play, to, card });
  }
}

function talonPlays(hand, draw, found) {
  for (const [turned, draws] of reachable(hand, draw)) {
    const card = hand.talon[turned - 1];
    const play = { from: TALON, count: 1, turned, cost: draws + 1 };
    if (goesHome(hand, card)) found.push({ ...play, to: HOME, card });
    placings(hand, card, play, found, false);
  }
}

/** Sizes that the waste can have before a card is taken off it, with the draws that it takes. */
export function reachable({ talon, turned }, draw) {
  const sizes = new Map();
  if (turned > 0) sizes.set(turned, 0);
  let draws = 0;
  const drawFrom = (start) => {
    for (let size = start; size < talon.length; ) {
      size = Math.min(size + draw, talon.length);
      draws++;
      if (!sizes.has(size)) sizes.set(size, draws);
    }
  };
  drawFrom(turned);
  if (turned > 0) drawFrom(0);
  return sizes;
}

function backPlays(hand, found) {
  for (let suit = 0; suit < 4; suit++) {
    const rank = hand.home[suit] - 1;
    if (rank < 1) continue;
    const card = suit * 13 + rank;
    placings(hand, card, { from: HOME, count: 1, turned: hand.turned, cost: 1 }, found, true);
  }
}

/** What may go on a card that was brought back. */
function owedPlays(hand, draw, found) {
  const all = [];
  columnPlays(hand, all);
  talonPlays(hand, draw, all);
  backPlays(hand, all);
  found.push(...all.filter(({ to }) => to === hand.owed));
}

/** Changes the hand. */
export function apply(hand, { from, to, count, card, turned }) {
  hand.owed = from === HOME ? to : -1;
  const moved = take(hand, from, count, card, turned);
  if (to === HOME) hand.home[suitOf(card)]++;
  else for (const each of moved) hand.columns[to].push(each);
}

function take(hand, from, count, card, turned) {
  if (from === HOME) {
    hand.home[suitOf(card)]--;
    return [card];
  }
  if (from === TALON) {
    hand.talon.splice(turned - 1, 1);
    hand.turned = turned - 1;
    return [card];
  }
  const cards = hand.columns[from];
  const moved = cards.splice(cards.length - count, count);
  if (hand.down[from] > 0 && hand.down[from] === cards.length) hand.down[from]--;
  return moved;
}
