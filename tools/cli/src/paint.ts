import pc from 'picocolors';
import type { Io, Output } from './io.js';

export type Paint = ReturnType<typeof pc.createColors>;

/** Colours for one output: none where it is no terminal, or where the person wants none (no-color.org). */
export function paintFor(output: Output, env: Io['env']): Paint {
  return pc.createColors(hasColours(output, env));
}

export function hasColours(output: Output, env: Io['env']): boolean {
  return output.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
}
