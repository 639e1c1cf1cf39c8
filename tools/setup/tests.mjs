import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runToTheEnd } from './child.mjs';
import { closingLine, countTests } from './closing.mjs';

/**
 * Runs the tests and prints, as the very last line, how many passed and failed. A broken check counts as one failure
 * more: the line must never look better than the run was.
 *
 * @param {readonly string[]} args for vitest
 * @param {readonly string[]} broken the checks that failed before
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function runTests(args, broken, env) {
  const report = `.tools/test-report-${process.pid}.json`;
  mkdirSync('.tools', { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runToTheEnd('vitest', ['run', ...reporters, ...args], env);
  const counts = countTests(
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
    exitCode,
  );
  rmSync(report, { force: true });
  const failed = counts.failed + broken.length;
  console.log(closingLine({ ...counts, failed }));
  return failed === 0 ? 0 : 1;
}
