import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderShelf, openStore, startHost } from '../src/index.js';
import { publish } from './catalog.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const RULES = `export const game = {
  api: 1, structure: { seats: { min: 2, max: 2 }, config: [] }, create() {}, load() {}, replay() {}, bots: [], choose() {},
};`;

test('the example of the README runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-readme-'));
  const catalog = join(folder, 'catalog');
  publish(catalog, { name: 'tiny', version: '1.0.0', rules: RULES });
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(README) ?? [];
  const said: unknown[] = [];
  const console = { log: (text: unknown) => said.push(text) };
  const given = { folderShelf, openStore, startHost, catalog, folder, console };
  const run = new Function(
    ...Object.keys(given),
    `return (async () => {${code.replace(/^import .*$/m, '')}})()`,
  );
  await run(...Object.values(given));
  expect(said).toEqual([['tiny@1.0.0']]);
  rmSync(folder, { recursive: true });
});
