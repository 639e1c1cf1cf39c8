// What `npm start`, `npm test` and their like call. Needs Node and npm, nothing else: whatever is missing is put into
// git-ignored folders of the repository first.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runChecks } from './checks.mjs';
import { capture, run, runToTheEnd } from './child.mjs';
import { findChromium } from './chromium.mjs';
import { toolEnvironment } from './environment.mjs';
import { installDependencies } from './install.mjs';
import { setManifestVersions } from './manifest-versions.mjs';
import { SetupError, say } from './messages.mjs';
import { putPnpm } from './pnpm.mjs';
import { runTests } from './tests.mjs';

const CLI = 'tools/cli/bin/tapete.js';
const BUILD_CLI = ['run', 'build', '--filter=@tapete/cli...'];

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const MODES = { start, test, exec, tapete, version };

/** Builds the host, publishes the workspace's games into a local catalog and serves them until it is stopped. */
async function start(/** @type {string[]} */ args) {
  const env = await prepare();
  if (!existsSync('tools/cli/dist/main.js')) say('building, which takes a minute once');
  const built = await run('turbo', [...BUILD_CLI, '--output-logs=errors-only'], env);
  return built === 0 ? runToTheEnd(process.execPath, [CLI, 'start', ...args], fromHere(env)) : built;
}

/** Builds, checks, tests. With arguments, vitest gets them: `npm test -- packages/core`. */
async function test(/** @type {string[]} */ args) {
  const env = { ...(await prepare()), ...(await findChromium()) };
  const broken = await runChecks(env);
  return runTests(args, broken, env);
}

/** Any tool of the repository: `npm run do -- turbo run build`. */
async function exec(/** @type {string[]} */ [command, ...args]) {
  if (command === undefined) throw new SetupError('name a command: npm run do -- turbo run build');
  // pnpm is what one calls to repair an install, so it must not need one.
  const env = command === 'pnpm' ? toolEnvironment(await putPnpm()) : await prepare();
  return runToTheEnd(command, args, env);
}

/** The command line from a fresh clone. What it prints on standard output is the command's own. */
async function tapete(/** @type {string[]} */ args) {
  const env = await prepare();
  if (!existsSync('tools/cli/dist/main.js')) say('building the command line, once');
  const build = await capture('turbo', [...BUILD_CLI, '--output-logs=errors-only'], env);
  if (build.code !== 0) {
    process.stderr.write(build.output);
    throw new SetupError('the command line cannot be built');
  }
  return runToTheEnd(process.execPath, [CLI, ...args], fromHere(env));
}

/** npm runs scripts in the repository; the paths on the command line begin where it was called. */
function fromHere(/** @type {NodeJS.ProcessEnv} */ env) {
  return { ...env, TAPETE_FOLDER: process.env.INIT_CWD ?? process.cwd() };
}

/** Sets the packages' versions from the changesets, then those in the manifests, then the lock file. */
async function version() {
  const env = await prepare();
  const changed = await run('changeset', ['version'], env);
  if (changed !== 0) return changed;
  for (const file of setManifestVersions()) say(`wrote ${file}`);
  return run('pnpm', ['install', '--lockfile-only'], env);
}

async function prepare() {
  const env = toolEnvironment(await putPnpm());
  await installDependencies(env);
  return env;
}

const [mode = '', ...rest] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

try {
  const act = MODES[mode];
  if (act === undefined) throw new SetupError(`unknown mode '${mode}': ${Object.keys(MODES).join(', ')}`);
  process.exitCode = await act(rest);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 1;
  // Whoever reads the last line of a test run finds one there even if no test could start.
  if (mode === 'test') console.log('0 passed, 1 failed');
}
