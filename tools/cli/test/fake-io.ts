import type { Io } from '../src/io.js';

export interface FakeIo extends Io {
  /** What was written so far. */
  readonly said: { out: string; err: string };
}

export interface Circumstances {
  readonly folder: string;
  readonly isTerminal?: boolean;
  readonly env?: Io['env'];
  /** What a person types, line by line. */
  readonly typed?: readonly string[];
  /** Kept when the command should stop. */
  readonly stopped?: Promise<void>;
}

/** The world of a command in a test: what it says is kept, what is typed is known. */
export function fakeIo({ folder, isTerminal = false, env = {}, typed = [], stopped }: Circumstances): FakeIo {
  const said = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    isTerminal,
    columns: 80,
    write: (text: string) => {
      said[name] += text;
    },
  });
  return {
    said,
    out: output('out'),
    err: output('err'),
    input: {
      isTerminal,
      async *lines() {
        yield* typed;
      },
    },
    folder,
    env,
    stopped: () => stopped ?? Promise.resolve(),
  };
}
