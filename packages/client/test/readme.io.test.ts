import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMatchClient } from '../src/index.js';
import { World } from './world.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
  const world = await World.begin();
  const said: unknown[] = [];
  const given = {
    createLobby: () => ({ create: async () => ({ match: 'm1', token: 'secret' }) }),
    createMatchClient,
    webSocket: () => world.connect('p0'),
    fetch: undefined,
    console: { log: (...words: unknown[]) => said.push(words) },
  };
  // What the reader does between two lines, we wait for: the view has to arrive before an offer can be taken.
  const body = code.replace(/^import .*$/m, '').replace('const [offer]', 'await arrived();\nconst [offer]');
  const run = new Function(
    ...Object.keys(given),
    'arrived',
    `return (async () => {${body}; await arrived(); client.close(); })()`,
  );
  await run(...Object.values(given), () => world.settle());
  expect(said).toContainEqual(['live', 6]);
  expect(said).toContainEqual([[{ seq: 1, type: 'taken', data: { seat: 0, count: 1 } }]]);
});
