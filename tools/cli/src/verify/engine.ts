import { readFileSync } from 'node:fs';

/** The version of the engine beside this command, which a game that is published now is locked with. */
export const ENGINE: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.resolve('@tapete/core')), 'utf8'),
).version;
