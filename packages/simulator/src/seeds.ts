/** The finalizer of MurmurHash3: a bijection of 32 bits, so that different numbers never give the same. */
function mixed(number: number): number {
  let hash = number | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const GOLDEN = 0x9e3779b9;

/** Seed of one game of a run, whoever plays it and after what. No two games of a run share one. */
export function gameSeed(seed: number, game: number): number {
  return mixed(mixed(seed) + Math.imul(game + 1, GOLDEN));
}

/** Seed of what a seat's bot draws, from the seed of its game. */
export function botSeed(seed: number, seat: number): number {
  return mixed(seed ^ Math.imul(seat + 1, GOLDEN));
}
