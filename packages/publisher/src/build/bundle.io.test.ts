import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from '../../test/coin.js';
import { bundle } from './bundle.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-bundle-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As it is packed: one file for all that it does, which stands on a parser that begins to work when it is loaded. */
test('what a package of ours stands on is in a bundle only where it is used', async () => {
  const drawing = await write(join(folder, 'drawing'), {
    'package.json': '{ "version": "1.0.0", "exports": { ".": { "default": "./all.js" } } }',
    'all.js':
      'import { parse } from "parser"; export const check = (text) => parse(text); export const draw = () => "<svg/>";',
    'node_modules/parser/package.json': '{ "version": "1.0.0", "main": "index.js" }',
    'node_modules/parser/index.js':
      'const ready = new RegExp("at once"); exports.parse = (text) => ready.test(text);',
  });
  const root = await write(join(folder, 'game'), { 'package.json': '{ "version": "1.0.0" }' });
  const bundled = (name: string) =>
    bundle(`import { ${name} } from '@tapete/drawing'; export const done = ${name}('');`, {
      root,
      packages: new Map([['drawing', drawing]]),
    });
  expect(await bundled('draw')).toMatchObject({ text: expect.not.stringContaining('at once') });
  expect(await bundled('check')).toMatchObject({ text: expect.stringContaining('at once') });
});
