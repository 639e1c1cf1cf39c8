import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capture } from './child.mjs';
import { SetupError, say } from './messages.mjs';

const BIN = 'node_modules/.bin';

/**
 * Puts the pinned pnpm under `.tools/`, if it is not there, and gives the folder of its command.
 *
 * It lies outside node_modules because pnpm removes itself when it must rebuild node_modules. corepack would do, but
 * not every Node has it, and it insists on a signature that not every registry gives.
 */
export async function putPnpm() {
  const pinned = readPin(JSON.parse(readFileSync('package.json', 'utf8')).packageManager);
  const folder = resolve('.tools', `pnpm-${pinned.version}`);
  if (!existsSync(join(folder, BIN, 'pnpm'))) await fetchPnpm(pinned, folder);
  return join(folder, BIN);
}

/** @typedef {{ version: string, sha512: string }} Pin */

/**
 * `pnpm@10.34.9+sha512.<hex>` in two parts.
 *
 * @param {string} packageManager
 * @returns {Pin}
 */
export function readPin(packageManager) {
  const found = /^pnpm@(?<version>[\w.-]+)\+sha512\.(?<sha512>[0-9a-f]{128})$/.exec(packageManager)?.groups;
  if (found === undefined) {
    throw new SetupError(`packageManager is '${packageManager}', not pnpm@<version>+sha512.<hex>`);
  }
  return /** @type {Pin} */ (found);
}

/**
 * Compares what npm says that it has fetched (`sha512-<base64>`) with the pin.
 *
 * @param {unknown} integrity
 * @param {Pin} pinned
 */
export function isIntact(integrity, pinned) {
  return integrity === `sha512-${Buffer.from(pinned.sha512, 'hex').toString('base64')}`;
}

/** Into a folder aside, moved when it is whole and checked: a stopped or doubled setup leaves nothing half-done. */
async function fetchPnpm(/** @type {Pin} */ pinned, /** @type {string} */ folder) {
  say(`fetching pnpm ${pinned.version} into .tools/, once`);
  const aside = `${folder}.${process.pid}`;
  try {
    await npmInstall(pinned.version, aside);
    const recorded = JSON.parse(readFileSync(join(aside, 'node_modules/.package-lock.json'), 'utf8'));
    const { integrity } = recorded.packages['node_modules/pnpm'];
    if (!isIntact(integrity, pinned)) {
      throw new SetupError(`pnpm ${pinned.version} is not the one that package.json names: got ${integrity}`);
    }
    if (!existsSync(folder)) renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function npmInstall(/** @type {string} */ version, /** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ dependencies: { pnpm: version } })}\n`);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--no-update-notifier'];
  // The npm that called us, if one did: it need not be the one on PATH.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  const { code, output } = await capture(
    command,
    [...first, 'install', '--prefix', folder, ...quiet],
    process.env,
  );
  if (code !== 0) throw new SetupError(`npm cannot fetch pnpm ${version}:\n${output}`);
}
