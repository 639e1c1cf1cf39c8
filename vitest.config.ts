import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests read the sources of all parts, so none of them needs a build first. */
const conditions = ['@tapete/source'];
const SOURCE_CONDITIONS = {
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
};

const ALL = ['{packages,libraries,games,tools}/**/*.test.{ts,tsx}'];
const IO = ['**/*.io.test.{ts,tsx}'];
const E2E = ['**/*.e2e.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**', '**/templates/**'];

export default defineConfig({
  test: {
    // Vitest leaves one core to the one who writes; on two cores that would leave one of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Functions over plain data: nothing to isolate, so files share their threads. This is most of the suite.
        ...SOURCE_CONDITIONS,
        test: {
          name: 'pure',
          include: ALL,
          exclude: [...NEVER, ...IO, ...E2E],
          pool: 'threads',
          isolate: false,
          // A property looked for on a busy machine is slow, not wrong.
          testTimeout: 60_000,
        },
      },
      {
        // Files, sockets, workers, child processes.
        ...SOURCE_CONDITIONS,
        test: { name: 'io', include: IO, exclude: NEVER, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        // Whole arrangements, with a browser: one at a time, after the others, so that none waits for another.
        ...SOURCE_CONDITIONS,
        test: {
          name: 'e2e',
          include: E2E,
          exclude: NEVER,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
