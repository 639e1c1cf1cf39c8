import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { activate, openCatalog, publish, STEPS } from '../src/index.js';
import { writeCoin } from './coin.js';

const README = new URL('../README.md', import.meta.url);

test('the examples of the README run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-readme-'));
  try {
    const text = await readFile(README, 'utf8');
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
    const [, fixture = ''] = /```jsonl\n([\s\S]*?)```/.exec(text) ?? [];
    await writeCoin(folder, { 'fixtures/readme.jsonl': fixture });
    const said: unknown[] = [];
    const given = { activate, publish, console: { log: (words: unknown) => said.push(words) } };
    const body = code.replace(/^import .*$/m, '').replaceAll(/'(games|\.tapete)\//g, `'${folder}/$1/`);
    await new Function(...Object.keys(given), `return (async () => {${body}})()`)(...Object.values(given));
    expect(said).toEqual([...STEPS]);
    expect((await openCatalog(join(folder, '.tapete/catalog'))).games.get('coin@1.0.0')?.isActive).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
