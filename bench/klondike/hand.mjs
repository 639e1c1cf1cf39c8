/*
 * Klondike as a solver holds it: one array of bytes a hand, so that millions fit.
 *
 * A card is `suit * 13 + rank - 1`, suits clubs, diamonds, hearts, spades. All cards of stock and waste lie in the order in
 * which they were dealt to the stock; the first `turned` of them are the waste, whose last is its top.
 */

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const COLUMNS = 7;

export const suitOf = (card) => Math.floor(card / 13);
/** 0 for an ace, 12 for a king. */
export const rankOf = (card) => card % 13;
export const isRed = (card) => suitOf(card) === 1 || suitOf(card) === 2;
export const nameOf = (card) => `${SUITS[suitOf(card)]}-${rankOf(card) + 1}`;

/** A hand that is read from and written to bytes. */
export class Hand {
  /** How many of each suit are home. */
  home = [0, 0, 0, 0];
  turned = 0;
  /** A column to which a card was brought back, and on which the next must go; -1 for none. */
  owed = -1;
  /** Stock and waste. */
  talon = [];
  /** Cards from the lowest up. */
  columns = Array.from({ length: COLUMNS }, () => []);
  /** How many of each column's cards are face down. */
  down = Array(COLUMNS).fill(0);

  /** Of an order of dealing: `clubs-4`, `hearts-12`. */
  static of(names) {
    const order = names.map((name) => {
      const [suit, rank] = name.split('-');
      return SUITS.indexOf(suit) * 13 + Number(rank) - 1;
    });
    return Hand.#laid(order);
  }

  /** `RRS` a card, rank 01 to 13, suit 1 clubs, 2 diamonds, 3 hearts, 4 spades, in the order of dealing, row by row. */
  static dealt(written) {
    const order = written
      .match(/\d{3}/g)
      .map((each) => (Number(each[2]) - 1) * 13 + Number(each.slice(0, 2)) - 1);
    return Hand.#laid(order);
  }

  static #laid(order) {
    const hand = new Hand();
    let next = 0;
    for (let row = 0; row < COLUMNS; row++)
      for (let column = row; column < COLUMNS; column++) hand.columns[column].push(order[next++]);
    hand.talon = order.slice(next);
    hand.down = hand.columns.map((_, index) => index);
    return hand;
  }

  get atHome() {
    return this.home[0] + this.home[1] + this.home[2] + this.home[3];
  }

  /** Longest: 4 for the suits, 3 for the talon and what is owed, 2 a column and 52 cards. */
  static SIZE = 4 + 3 + 2 * COLUMNS + 52;

  /** Becomes what another is. */
  take(other) {
    for (let suit = 0; suit < 4; suit++) this.home[suit] = other.home[suit];
    this.turned = other.turned;
    this.owed = other.owed;
    this.talon.length = other.talon.length;
    for (let index = 0; index < other.talon.length; index++) this.talon[index] = other.talon[index];
    for (let column = 0; column < COLUMNS; column++) {
      this.down[column] = other.down[column];
      const cards = this.columns[column];
      const others = other.columns[column];
      cards.length = others.length;
      for (let index = 0; index < others.length; index++) cards[index] = others[index];
    }
  }

  write(bytes, at) {
    let next = at;
    for (const count of this.home) bytes[next++] = count;
    bytes[next++] = this.turned;
    bytes[next++] = this.owed + 1;
    bytes[next++] = this.talon.length;
    for (const card of this.talon) bytes[next++] = card;
    for (let column = 0; column < COLUMNS; column++) {
      const cards = this.columns[column];
      bytes[next++] = this.down[column];
      bytes[next++] = cards.length;
      for (const card of cards) bytes[next++] = card;
    }
  }

  read(bytes, at) {
    let next = at;
    for (let suit = 0; suit < 4; suit++) this.home[suit] = bytes[next++];
    this.turned = bytes[next++];
    this.owed = bytes[next++] - 1;
    this.talon.length = bytes[next++];
    for (let index = 0; index < this.talon.length; index++) this.talon[index] = bytes[next++];
    for (let column = 0; column < COLUMNS; column++) {
      this.down[column] = bytes[next++];
      const cards = this.columns[column];
      cards.length = bytes[next++];
      for (let index = 0; index < cards.length; index++) cards[index] = bytes[next++];
    }
  }
}
