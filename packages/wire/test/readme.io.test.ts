import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MatchSession } from '../src/index.js';
import { heapGame, SEED } from './heap-game.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
  const body = code.replace(/^import .*$/m, '');
  const said: string[] = [];
  const console = {
    log: (text: string) => said.push(text),
    error: (fault: unknown) => said.push(String(fault)),
  };
  const given = { MatchSession, game: heapGame, lock: 'l', seed: SEED, console };
  const run = new Function(
    ...Object.keys(given),
    `return (async () => {${body}; await session.look('p0'); })()`,
  );
  await run(...Object.values(given));
  expect(said.map((text) => JSON.parse(text).type)).toEqual(['welcome', 'snapshot', 'presence']);
});
