import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { simulate, wilsonInterval } from '../src/index.js';
import { race } from './race.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
  const said: string[] = [];
  const console = { log: (...words: unknown[]) => said.push(words.join(' ')) };
  const given = { simulate, wilsonInterval, game: await race(), console };
  new Function(...Object.keys(given), code.replace(/^import .*$/m, ''))(...Object.values(given));
  expect(said).toEqual([expect.stringMatching(/^p0 wins between \d+\.\d % and \d+\.\d %$/)]);
});
