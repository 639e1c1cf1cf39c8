// Peers are installed when somebody measures against them, into a folder that git does not keep.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const bench = fileURLToPath(new URL('..', import.meta.url));

/**
 * A module of a peer; from the folder PEERS where that is set. boardgame.io imports folders, which only `require` knows
 * how to do.
 */
export function peer(name) {
  const { PEERS } = process.env;
  if (PEERS !== undefined) return createRequire(`${PEERS}/package.json`)(name);
  if (!existsSync(new URL('../node_modules/boardgame.io', import.meta.url))) {
    console.error('installing the peers of the benchmarks …');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
      cwd: bench,
      stdio: 'inherit',
    });
  }
  return createRequire(new URL('../package.json', import.meta.url))(name);
}
