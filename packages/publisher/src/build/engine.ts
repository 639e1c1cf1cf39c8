import { Broken } from '@tapete/core';
import { type Digest, digestOf } from '@tapete/manifest';
import { ownPackage, readPackage } from '../module/packages.js';
import { bundle } from './bundle.js';

/** The engine that games are locked with. */
export interface Engine {
  readonly version: string;
  /** Of its code by itself, bundled as it is into every game. */
  readonly integrity: Digest;
  readonly folder: string;
}

/** The engine as it is installed beside the publisher; looked at once, since it does not change while we run. */
export function findEngine(): Promise<Engine> {
  found ??= lookAtEngine();
  return found;
}

let found: Promise<Engine> | undefined;

async function lookAtEngine(): Promise<Engine> {
  const folder = await ownPackage('core');
  const { version } = await readPackage(folder);
  const built = await bundle("export { openGame } from '@tapete/core';", {
    root: folder,
    packages: new Map([['core', folder]]),
  });
  if ('findings' in built) throw new Broken(`the engine cannot be bundled: ${built.findings[0]?.message}`);
  return { version, integrity: digestOf(built.text), folder };
}
