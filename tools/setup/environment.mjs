import { delimiter, resolve } from 'node:path';

/** npm hands its settings down as variables. pnpm would take them for its own; only these mean the same to it. */
const KEPT_SETTINGS = ['registry', 'cache', 'cafile', 'proxy', 'https_proxy', 'noproxy'].map(
  (name) => `npm_config_${name}`,
);

const QUIET = {
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NO_UPDATE_NOTIFIER: '1',
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
};

/**
 * The variables under which every tool runs: pnpm's folder first on PATH, then the tools of the repository.
 *
 * @param {string} pnpmFolder
 * @param {NodeJS.ProcessEnv} [given]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(pnpmFolder, given = process.env) {
  const kept = Object.entries(given).filter(([name]) => !isDropped(name));
  const path = [pnpmFolder, resolve('node_modules/.bin'), given.PATH ?? ''].join(delimiter);
  return { ...Object.fromEntries(kept), ...QUIET, PATH: path };
}

function isDropped(/** @type {string} */ name) {
  const setting = name.toLowerCase();
  return setting.startsWith('npm_config_') && !KEPT_SETTINGS.includes(setting);
}
