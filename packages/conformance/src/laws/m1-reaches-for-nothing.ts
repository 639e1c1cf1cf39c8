import type { Breach, ModuleLaw } from '../law.js';
import { isAllowed } from '../module/allowed-names.js';
import { type FreeName, freeNames } from '../module/free-names.js';

/** So many places are told; who mends them sees the others. */
const MOST = 10;

export const reachesForNothing: ModuleLaw = {
  id: 'M1',
  says: 'The bundle names nothing of clock, chance, network, locale or the machine that it runs on.',
  of: 'module',
  look: ({ code }) => (code === undefined ? undefined : wrongNames(code).slice(0, MOST).map(breachOf)),
};

/**
 * How a publisher writes `**`: a name of its own for `Math.pow`, which isolated rules have of whole numbers alone, where it
 * is exact. Whoever calls `Math.pow` by its name is told.
 */
const POWER_OF_BUNDLES = /\b__pow\s*=\s*Math\.pow\b/;

/** How the engine asks for a quicker SHA-256 of whoever runs it: one name, which gives what its own would. */
const HASH_OF_ENGINE = /\{\s*tapeteSha256:\s*([\w$]+)\s*\}\s*=\s*globalThis\b/;

const wrongNames = (code: string): readonly FreeName[] =>
  freeNames(withoutEngine(code)).filter((name) => !isAllowed(name));

const withoutEngine = (code: string): string =>
  code.replace(POWER_OF_BUNDLES, '__pow=undefined').replace(HASH_OF_ENGINE, '{tapeteSha256:$1}={}');

const breachOf = ({ name, member, line }: FreeName): Breach => ({
  what: `\`${member === undefined ? name : `${name}.${member}`}\` is used in line ${line} of the bundle`,
});
