import { Hand, rankOf, suitOf } from './hand.mjs';
import { apply, plays } from './moves.mjs';

/** Grows as it fills; two hands are one where 64 bits of their hash agree. */
class Seen {
  #mask = (1 << 20) - 1;
  #low = new Uint32Array(this.#mask + 1);
  #high = new Uint32Array(this.#mask + 1);
  #value = new Uint32Array(this.#mask + 1);
  size = 0;

  /** The value that is kept for a hash, made 0 where it is new. Returns where it is. */
  at(low, high) {
    if (this.size * 2 > this.#mask) this.#grow();
    let index = low & this.#mask;
    while (this.#low[index] !== 0 || this.#high[index] !== 0) {
      if (this.#low[index] === low && this.#high[index] === high) return index;
      index = (index + 1) & this.#mask;
    }
    this.#low[index] = low;
    this.#high[index] = high;
    this.size++;
    return index;
  }

  get(index) {
    return this.#value[index];
  }

  set(index, value) {
    this.#value[index] = value;
  }

  #grow() {
    const [low, high, value] = [this.#low, this.#high, this.#value];
    const length = low.length * 2;
    this.#mask = length - 1;
    this.#low = new Uint32Array(length);
    this.#high = new Uint32Array(length);
    this.#value = new Uint32Array(length);
    this.size = 0;
    for (let index = 0; index < low.length; index++)
      if (low[index] !== 0 || high[index] !== 0) this.set(this.at(low[index], high[index]), value[index]);
  }
}

const mix = (hash, value, factor) => {
  const mixed = Math.imul(hash ^ value, factor);
  return mixed ^ (mixed >>> 15);
};

/** Of columns only what is in them counts, not where they stand. `turned` counts only where draws cost. */
function hashOf(hand, countsDraws) {
  let low = 0x9e3779b9;
  let high = 0x7f4a7c15;
  const own = (value) => {
    low = mix(low, value, 0x85ebca6b);
    high = mix(high, value, 0xc2b2ae35);
  };
  for (const count of hand.home) own(count);
  own(hand.owed + 1);
  own(countsDraws ? hand.turned : 99);
  for (const card of hand.talon) own(card + 100);
  for (let column = 0; column < 7; column++) {
    const cards = hand.columns[column];
    if (cards.length === 0) continue;
    let one = 0x27d4eb2f + hand.down[column];
    let other = 0x165667b1 + hand.down[column];
    for (const card of cards) {
      one = mix(one, card + 1, 0x85ebca6b);
      other = mix(other, card + 1, 0xc2b2ae35);
    }
    low = (low + Math.imul(one ^ (one >>> 13), 0x9e3779b1)) | 0;
    high = (high + Math.imul(other ^ (other >>> 13), 0x85ebca77)) | 0;
  }
  return [low >>> 0, (high | 1) >>> 0];
}

/**
 * Never more than what is left to do: each card must go home, those of the stock must be drawn, and a card that lies over a
 * lower one of its suit, as the head of what moves with it, must first go somewhere else.
 */
export function atLeast(hand, draw) {
  let left = 52 - hand.atHome + Math.ceil((hand.talon.length - hand.turned) / draw);
  for (let column = 0; column < 7; column++) {
    const cards = hand.columns[column];
    const lowest = [99, 99, 99, 99];
    for (let at = 0; at < cards.length; at++) {
      const suit = suitOf(cards[at]);
      const rank = rankOf(cards[at]);
      const isHead = at <= hand.down[column];
      if (rank < lowest[suit]) lowest[suit] = rank;
      else if (isHead) left++;
    }
  }
  return left;
}

/**
 * Goes through the hands that a deal can come to. With `isShortest` it is A* and the way it finds has the fewest plays and
 * draws; without, the hand that looks nearest comes first and none is opened twice, so that what has no end left is lost.
 *
 * @param {Hand} dealt
 * @param {{ draw: 1 | 3, isShortest?: boolean, limit?: number, onProgress?: (hands: number) => void }} how `limit`: of hands
 * @returns {{ end: 'won' | 'lost' | 'limit', cost?: number, plays?: object[], most: number, hands: number }} most: cards at home
 */
export function search(
  dealt,
  { draw, isShortest = false, limit = Number.POSITIVE_INFINITY, onProgress = () => {} },
) {
  const frontier = new Frontier({ draw, isShortest });
  const hand = new Hand();
  const before = new Hand();
  let most = 0;
  let opened = 0;
  frontier.push(dealt, -1, undefined, 0);
  for (let node = frontier.pop(before); node !== undefined; node = frontier.pop(before)) {
    most = Math.max(most, before.atHome);
    const { hands } = frontier;
    if (before.atHome === 52) return { end: 'won', ...frontier.way(node), most, hands };
    if (hands > limit) return { end: 'limit', most, hands };
    if (++opened % 100_000 === 0) onProgress(hands);
    const cost = frontier.cost(node);
    for (const play of plays(before, draw)) {
      hand.take(before);
      apply(hand, play);
      frontier.push(hand, node, play, cost + play.cost);
    }
  }
  return { end: 'lost', most, hands: frontier.hands };
}

/** Hands that are still to be opened, the nearest to its end first; of those that are as near, the last found. */
class Frontier {
  #how;
  #nodes = new Nodes();
  #seen = new Seen();
  #open = [];
  #bound = 0;

  constructor(how) {
    this.#how = how;
  }

  get hands() {
    return this.#seen.size;
  }

  cost(node) {
    return this.#nodes.cost(node);
  }

  way(node) {
    return { cost: this.#nodes.cost(node), plays: this.#nodes.path(node) };
  }

  push(hand, parent, play, cost) {
    const { isShortest, draw } = this.#how;
    const at = this.#hashed(hand);
    const known = this.#seen.get(at);
    // Kept with one more, so that 0 is none.
    if (known !== 0 && (!isShortest || known <= cost + 1)) return;
    this.#seen.set(at, cost + 1);
    const bound = (isShortest ? cost : 0) + atLeast(hand, draw);
    const node = this.#nodes.add(hand, { parent, play, cost });
    const nodes = this.#open[bound];
    if (nodes === undefined) this.#open[bound] = [node];
    else nodes.push(node);
    this.#bound = Math.min(this.#bound, bound);
  }

  /** Reads the next hand, and gives its node. */
  pop(hand) {
    for (; this.#bound < this.#open.length; this.#bound++) {
      const nodes = this.#open[this.#bound] ?? [];
      for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
        this.#nodes.read(node, hand);
        // Found again on a shorter way since.
        if (this.#seen.get(this.#hashed(hand)) === this.#nodes.cost(node) + 1) return node;
      }
    }
    return undefined;
  }

  /** How far the waste was gone through says nothing where draws cost nothing and reach every card. */
  #hashed(hand) {
    return this.#seen.at(...hashOf(hand, this.#how.isShortest || this.#how.draw !== 1));
  }
}

/** Hands of a search with the way that led there, in blocks that are never copied. */
class Nodes {
  static #BLOCK = 1 << 16;
  #blocks = [];
  #parents = [];
  #costs = [];
  #plays = [];
  count = 0;

  add(hand, { parent, play, cost }) {
    const node = this.count++;
    const block = Math.floor(node / Nodes.#BLOCK);
    this.#blocks[block] ??= new Uint8Array(Nodes.#BLOCK * Hand.SIZE);
    this.#parents[block] ??= new Int32Array(Nodes.#BLOCK);
    this.#costs[block] ??= new Uint16Array(Nodes.#BLOCK);
    this.#plays[block] ??= new Uint32Array(Nodes.#BLOCK);
    const at = node % Nodes.#BLOCK;
    hand.write(this.#blocks[block], at * Hand.SIZE);
    this.#parents[block][at] = parent;
    this.#costs[block][at] = cost;
    this.#plays[block][at] = play === undefined ? 0 : packed(play);
    return node;
  }

  read(node, hand) {
    hand.read(this.#blocks[Math.floor(node / Nodes.#BLOCK)], (node % Nodes.#BLOCK) * Hand.SIZE);
  }

  cost(node) {
    return this.#costs[Math.floor(node / Nodes.#BLOCK)][node % Nodes.#BLOCK];
  }

  path(node) {
    const path = [];
    for (let at = node; this.#parent(at) !== -1; at = this.#parent(at))
      path.push(unpacked(this.#plays[Math.floor(at / Nodes.#BLOCK)][at % Nodes.#BLOCK]));
    return path.reverse();
  }

  #parent(node) {
    return this.#parents[Math.floor(node / Nodes.#BLOCK)][node % Nodes.#BLOCK];
  }
}

const packed = ({ from, to, count, card, turned }) =>
  from | (to << 4) | (count << 8) | (card << 12) | (turned << 18);
const unpacked = (bits) => ({
  from: bits & 15,
  to: (bits >> 4) & 15,
  count: (bits >> 8) & 15,
  card: (bits >> 12) & 63,
  turned: (bits >> 18) & 63,
});
