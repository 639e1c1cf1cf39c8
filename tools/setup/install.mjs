import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { SetupError, say } from './messages.mjs';

/** The folders whose folders are packages, as pnpm-workspace.yaml has them. */
export const GROUPS = ['packages', 'libraries', 'games', 'tools'];

const STAMP = 'node_modules/.tapete-stamp';

/** Installs what the lock file names; nothing, if node_modules was made from the very same files. */
export async function installDependencies(/** @type {NodeJS.ProcessEnv} */ env) {
  const stamp = stampOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles()]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  say('installing dependencies');
  const code = await run('pnpm', ['install', '--frozen-lockfile'], { ...env, CI: 'true' });
  if (code !== 0) {
    throw new SetupError('the install failed. After a change of a package.json: npm run do -- pnpm install');
  }
  writeFileSync(STAMP, stamp);
}

/** The package.json of every part, in order of its path. */
export function packageFiles() {
  return GROUPS.filter((group) => existsSync(group))
    .flatMap((group) => readdirSync(group).map((part) => join(group, part, 'package.json')))
    .filter((file) => existsSync(file))
    .sort();
}

/** Node's version counts too: what is prebuilt may differ from one to the next. */
function stampOf(/** @type {readonly string[]} */ files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
