import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadRules } from '../src/index.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const RULES = `
  export const game = { api: 1, structure: {}, create: () => ({ choices: () => 7 }), load() {}, replay() {}, choose() {} };
`;

test('the example of the README runs', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
  const said: unknown[] = [];
  const given = { loadRules, text: RULES, console: { log: (words: unknown) => said.push(words) } };
  const body = code.replace(/^import .*$/m, '');
  await new Function(...Object.keys(given), `return (async () => {${body}})()`)(...Object.values(given));
  expect(said).toEqual([7]);
});
