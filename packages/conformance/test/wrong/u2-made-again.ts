import { race } from '../race.js';

/** Turns that were played at a table. */
const played = new WeakMap<object, Set<number>>();

/** Bears a grudge against who takes a move back, beside the match. */
export const wrong = {
  game: race(
    {
      global: { count: 0, again: false },
      allowUndo: () => true,
      setup: (play) => void played.set(play, new Set()),
    },
    (play) => {
      const turns = played.get(play) ?? new Set();
      played.set(play, turns);
      if (turns.has(play.flow.turn)) play.global.again = true;
      turns.add(play.flow.turn);
    },
  ),
};
