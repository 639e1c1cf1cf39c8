import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WORKER = fileURLToPath(new URL('../src/store/sqlite-worker.js', import.meta.url));

/** A program as plain JavaScript, so that a test can start it with Node and kill it. */
export async function bundle(source: URL): Promise<{ readonly file: string; remove(): void }> {
  const program = parse(source.pathname).name;
  // Inside the package, where the program's imports are found.
  const parent = join(HERE, '../node_modules/.bundles');
  await mkdir(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, `${program}-`));
  await build({
    config: false,
    silent: true,
    entry: { [program]: fileURLToPath(source), 'sqlite-worker': WORKER },
    outDir,
    format: 'esm',
    target: 'node20',
    outExtension: () => ({ js: '.js' }),
    external: ['libsql', 'ws', 'hono', '@hono/node-server'],
    noExternal: [/^@tapete\//, /^@noble\//, 'zod'],
    esbuildOptions(options) {
      options.conditions = ['@tapete/source'];
    },
  });
  return { file: join(outDir, `${program}.js`), remove: () => rmSync(outDir, { recursive: true }) };
}
