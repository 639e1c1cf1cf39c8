/**
 * The order of a numbered deal, in which it is dealt. The number is a public seed: it gives the same cards in every
 * match, and with any engine, so its generator stands here and not in the engine. xorshift32 (shifts 13, 17, 5) from a
 * mixed number, Fisher-Yates, bounded without bias.
 *
 * Shape: `number` from 1 to 2^32 - 1.
 */
export function shuffledBy<Card>(number: number, cards: readonly Card[]): Card[] {
  const next = wordsFrom(mixed(number));
  const order = [...cards];
  for (let place = 0; place < order.length - 1; place++) {
    const drawn = place + below(order.length - place, next);
    [order[place], order[drawn]] = [order[drawn] as Card, order[place] as Card];
  }
  return order;
}

const WORDS = 4294967296;

/** 0 to `outcomes` - 1: each has as many words as the others, and those left over are drawn again. */
function below(outcomes: number, next: () => number): number {
  const each = Math.floor(WORDS / outcomes);
  let word = next();
  while (word >= each * outcomes) word = next();
  return Math.floor(word / each);
}

/** Neighbouring numbers begin far apart. Every number but 0 has a state of its own, and none has 0. */
function mixed(number: number): number {
  let state = number | 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return state ^ (state >>> 16);
}

function wordsFrom(start: number): () => number {
  let state = start;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
