import type { Breach } from './law.js';
import type { Move } from './play/move.js';

/** Looks at a list of moves: how it breaks the law, or undefined. */
export type Shows = (moves: readonly Move[]) => Promise<Breach | undefined>;

export interface Shown {
  readonly moves: readonly Move[];
  readonly breach: Breach;
}

/** Lists that are tried at most. */
const TRIES = 200;

/**
 * Leaves out moves as long as what is left still shows it: all of them first, for much shows at the very beginning; then
 * halves, then smaller parts, then one by one.
 */
export async function shrink(found: Shown, shows: Shows): Promise<Shown> {
  const atOnce = found.moves.length > 0 ? await shows([]) : undefined;
  return atOnce ? { moves: [], breach: atOnce } : shrinkByParts(found, shows);
}

async function shrinkByParts(found: Shown, shows: Shows): Promise<Shown> {
  let best = found;
  let tries = 0;
  for (let size = Math.ceil(found.moves.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = best.moves.length; end > 0 && tries < TRIES; end -= size) {
      const moves = [...best.moves.slice(0, Math.max(0, end - size)), ...best.moves.slice(end)];
      tries += 1;
      const breach = await shows(moves);
      if (breach) best = { moves, breach };
    }
  }
  return best;
}
