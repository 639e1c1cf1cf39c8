import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './child.mjs';
import { say } from './messages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser for the tests, as the variable CHROMIUM_PATH: the one that is named, one on PATH, or one that apt-get
 * brings. None is no error here; the tests that need it say so.
 *
 * @returns {Promise<{ CHROMIUM_PATH?: string }>}
 */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? onPath(NAMES) ?? (await installed());
  if (found === undefined) say('no Chromium: set CHROMIUM_PATH, or the tests in a browser fail');
  return found === undefined ? {} : { CHROMIUM_PATH: found };
}

async function installed() {
  if (onPath(['apt-get']) === undefined) return undefined;
  say('installing Chromium, once');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const act of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...act];
    const { code, output } = await capture(command, args, env);
    if (code !== 0) say(`${[command, ...args].join(' ')} failed:\n${output}`);
  }
  return onPath(NAMES);
}

function onPath(/** @type {readonly string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
