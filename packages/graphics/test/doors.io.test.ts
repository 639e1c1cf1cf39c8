import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What a bundler makes of one front door for a page. */
async function bundled(door: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL(`../src/${door}.ts`, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    minify: true,
    metafile: true,
    conditions: ['@tapete/source'],
  });
  return { bytes: gzipSync(outputFiles[0]?.contents ?? '').length, inputs: Object.keys(metafile.inputs) };
}

test('the door for the page brings nothing but itself, and little of that', async () => {
  const { bytes, inputs } = await bundled('player');
  expect(inputs.filter((path) => !path.includes('graphics/src/'))).toEqual([]);
  expect(inputs.filter((path) => path.includes('/svg/'))).toEqual([]);
  expect(bytes).toBeLessThan(6000);
});

test('what tables need that nobody has laid has a door of its own', async () => {
  const [laid, plain] = [await bundled('player'), await bundled('plain')];
  expect(plain.inputs.filter((path) => !path.includes('graphics/src/'))).toEqual([]);
  const own = ['layout/arrange-chart.ts', 'layout/default-layout.ts'];
  expect(own.filter((file) => laid.inputs.some((path) => path.endsWith(file)))).toEqual([]);
});

test('what pictures are written with brings no check and no parser', async () => {
  const { bytes, inputs } = await bundled('jsx-runtime');
  expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(bytes).toBeLessThan(2000);
});
