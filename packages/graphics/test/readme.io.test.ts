import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readGraphicModule, renderGraphic } from '../src/index.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(readme)?.[1] ?? '';

test('the example of the README draws what the README says', async () => {
  const { outputFiles } = await build({
    stdin: { contents: block('tsx'), loader: 'tsx', resolveDir: new URL('.', import.meta.url).pathname },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@tapete/source'],
    jsx: 'automatic',
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const read = readGraphicModule(await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`));
  if (!('module' in read)) throw new Error('the example is no module of pictures');
  const asked = { resource: 'disc', slot: 'disc', seat: 'p1', locale: 'es', variant: 'plain' } as const;
  expect(renderGraphic(read.module, asked).svg).toBe(block('xml'));
});
