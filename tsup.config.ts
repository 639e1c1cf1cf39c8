import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * The one build of all parts: `tsup --config ../../tsup.config.ts`, called in a part's folder. Declarations come from
 * tsc, which is several times faster at them. Further entries, a worker say, are named on the command line.
 */
export default defineConfig({
  entry: frontDoors(),
  format: 'esm',
  target: 'node20',
  platform: 'neutral',
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
});

/** The sources that the part's package.json exports, and `src/main.ts` of a command. */
function frontDoors(): string[] {
  const { exports = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const exported = Object.values<Record<string, string>>(exports).map((entry) => entry['@tapete/source']);
  return [...exported, existsSync('src/main.ts') ? 'src/main.ts' : undefined].filter(
    (path) => path !== undefined,
  );
}
