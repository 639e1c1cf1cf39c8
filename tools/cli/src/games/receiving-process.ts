import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Failure } from '@tapete/core';
import type { Receiver } from '@tapete/host';
import type { Published } from '@tapete/manifest';

/**
 * Takes publications in by `tapete receive`, each in a process of its own: the host's thread serves matches meanwhile, and
 * whatever a stranger's package does to a process, it does to that one. `asked` are its options.
 */
export async function receivingProcess(asked: readonly string[]): Promise<Receiver> {
  const { PUBLICATION_LIMITS } = await import('@tapete/publisher');
  const running = new Set<ChildProcess>();
  return {
    maxBytes: PUBLICATION_LIMITS.packedBytes,
    async receive(bytes, onStep) {
      const child = begin(asked);
      running.add(child);
      try {
        return await converse(child, bytes, onStep);
      } finally {
        running.delete(child);
      }
    },
    async close() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

const MEGABYTES = 1024;
/** Longer than everything takes that is asked of a publication; then something else is wrong. */
const LASTS_MS = 900_000;

function begin(asked: readonly string[]): ChildProcess {
  // The program that runs now, whatever it was called by.
  const [program = ''] = process.argv.slice(1);
  const argv = [`--max-old-space-size=${MEGABYTES}`, program, 'receive', '-', '--json', ...asked];
  return spawn(process.execPath, argv, { stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } });
}

async function converse(
  child: ChildProcess,
  bytes: Uint8Array,
  onStep: (step: string) => void,
): Promise<Published> {
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw stopped('it has no pipes');
  let said = '';
  let faults = '';
  stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  createInterface(stderr).on('line', (line) => {
    const [, step] = /^(\w+) …$/.exec(line) ?? [];
    if (step === undefined) faults = line;
    else onStep(step);
  });
  // A process that ends before it has read all is told of below.
  stdin.on('error', () => undefined);
  stdin.end(bytes);
  const late = setTimeout(() => child.kill('SIGKILL'), LASTS_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(late);
  return answerIn(said, `it ended with ${code}: ${faults}`);
}

function answerIn(said: string, otherwise: string): Published {
  if (said === '') throw stopped(otherwise);
  const answer = JSON.parse(said) as Published | { readonly error: { code: string; message: string } };
  if ('error' in answer) throw new Failure(answer.error.code, answer.error.message);
  return answer;
}

const stopped = (why: string): Failure =>
  new Failure('PUBLICATION_STOPPED', `the publication could not be looked at: ${why}`, 'Send it again.');
