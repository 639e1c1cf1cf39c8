import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conform, showReport } from '../src/index.js';
import { race } from './race.js';
import { wrong } from './wrong/w3-position-is-one.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test.each([
  ['a good module', race(), 0],
  ['a wrong one', wrong.game, 1],
])(
  'the example of the README runs on %s',
  async (_, game, exitCode) => {
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
    const said: unknown[][] = [];
    const given = {
      conform,
      showReport,
      game,
      console: { log: (...words: unknown[]) => said.push(words) },
      process: { exitCode: undefined as number | undefined },
    };
    const run = `return (async () => {${code.replace(/^import .*$/m, '').replace('200', '5')}})()`;
    await new Function(...Object.keys(given), run)(...Object.values(given));
    expect(given.process.exitCode).toBe(exitCode);
    expect(said[0]?.[0]).toMatch(/^tiny@1\.0\.0: 5 games of 2 seats from seed 7/);
    expect(said).toHaveLength(1 + exitCode);
  },
  60_000,
);
