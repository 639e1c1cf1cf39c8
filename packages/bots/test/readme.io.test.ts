import { readFileSync } from 'node:fs';
import { botChance } from '@tapete/core';
import { expect, test } from 'vitest';
import { findBot } from '../src/index.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs', () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
  const said: unknown[] = [];
  const given = {
    botChance,
    findBot,
    game: { bots: [] },
    view: {},
    console: { log: (words: unknown) => said.push(words) },
  };
  new Function(...Object.keys(given), code.replace(/^import .*$/gm, ''))(...Object.values(given));
  expect(said).toEqual([{ offer: 'drop{"column":3}' }]);
});
