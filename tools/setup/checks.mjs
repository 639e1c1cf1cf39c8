import { capture, run } from './child.mjs';
import { say } from './messages.mjs';

/** What reads the sources and the build. Each is quick, and none needs another. */
const CHECKS = [
  { name: 'biome', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'floors', command: process.execPath, args: ['tools/setup/floors.mjs'] },
  { name: 'packed', command: process.execPath, args: ['tools/setup/packed.mjs'] },
  { name: 'weight', command: 'pnpm', args: ['--filter', '@tapete/player', '--silent', 'run', 'size'] },
  { name: 'knip', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
];

/**
 * Builds every part, then reads the sources and what would be packed. Goes on after a fault, so that one run shows all
 * of them. Gives the names of what failed.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>}
 */
export async function runChecks(env) {
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--continue'], env);
  const results = await Promise.all(CHECKS.map((check) => judge(check, env)));
  const broken = results.flatMap(({ name, code, output }) => {
    if (code === 0) return [];
    process.stderr.write(`\n${output}\n`);
    return [name];
  });
  const all = built === 0 ? broken : ['build', ...broken];
  say(all.length === 0 ? 'build and checks passed' : `failed: ${all.join(', ')}`);
  return all;
}

/**
 * @param {(typeof CHECKS)[number]} check
 * @param {NodeJS.ProcessEnv} env
 */
async function judge({ name, command, args }, env) {
  return { name, ...(await capture(command, args, env)) };
}
