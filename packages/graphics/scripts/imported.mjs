import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';

/** A TypeScript module of the repository, bundled beside it so that what it imports is found. */
export async function imported(/** @type {string} */ path) {
  const { outputFiles } = await build({
    entryPoints: [resolve(path)],
    absWorkingDir: dirname(resolve(path)),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@tapete/source'],
    jsx: 'automatic',
    jsxImportSource: '@tapete/graphics',
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}
