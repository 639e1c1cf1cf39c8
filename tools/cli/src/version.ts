import { readFileSync } from 'node:fs';

/** Of the command, as its package says it; the same place from the sources and from the built file. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;
