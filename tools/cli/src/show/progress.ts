import type { Io } from '../io.js';
import { paintFor } from '../paint.js';

export interface Progress {
  readonly tell: (done: number) => void;
  readonly end: () => void;
}

const BAR = 30;

/**
 * A bar that fills on standard error, in a terminal alone: whoever reads a pipe wants the result. It is drawn by the
 * loop that plays, which leaves no timer a turn.
 */
export function showProgress({ err, env }: Io, { games, name }: { games: number; name: string }): Progress {
  if (!err.isTerminal) return { tell: () => {}, end: () => {} };
  const paint = paintFor(err, env);
  return {
    tell: (done) => {
      const filled = Math.floor((BAR * done) / games);
      const bar = paint.green('█'.repeat(filled)) + paint.dim('░'.repeat(BAR - filled));
      err.write(`\r${bar} ${done} of ${games} games of ${name}`);
    },
    end: () => err.write('\r\u001b[2K'),
  };
}
