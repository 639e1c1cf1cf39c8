import { createInterface } from 'node:readline';
import type { WriteStream } from 'node:tty';
import type { Io, Output } from './io.js';

/** This process as a person or a pipe uses it. */
export function processIo(): Io {
  return {
    out: outputOf(process.stdout),
    err: outputOf(process.stderr),
    input: {
      isTerminal: process.stdin.isTTY === true,
      lines: () => createInterface({ input: process.stdin }),
    },
    // The setup script of the repository works in the repository's folder, and says where it was called.
    folder: process.env.TAPETE_FOLDER || process.cwd(),
    env: process.env,
    stopped,
  };
}

function outputOf(stream: WriteStream): Output {
  // Whoever reads us may stop early (`| head`): then there is nothing left to say and nobody to say it to.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    isTerminal: stream.isTTY === true,
    get columns() {
      // Some terminals do not know how wide they are, and say 0.
      return stream.columns || 100;
    },
    write: (text) => {
      stream.write(text);
    },
  };
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
