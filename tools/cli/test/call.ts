import { fileURLToPath } from 'node:url';
import { runCli } from '../src/cli.js';
import type { ExitCode } from '../src/io.js';
import { type Circumstances, fakeIo } from './fake-io.js';

/** The repository. */
export const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));

export interface Called {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** One call of the command, in this process. */
export async function tapete(argv: readonly string[], world: Partial<Circumstances> = {}): Promise<Called> {
  const io = fakeIo({ folder: WORKSPACE, ...world });
  const code = await runCli(argv, io);
  return { code, ...io.said };
}

/** The one JSON document of a call; that there is nothing else on standard output is checked by reading it. */
export async function tapeteJson(argv: readonly string[], world: Partial<Circumstances> = {}) {
  const called = await tapete([...argv, '--json'], world);
  return { ...called, json: JSON.parse(called.out) };
}
