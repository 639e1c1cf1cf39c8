import type { AcceptanceCase, Judges } from '@tapete/conformance';
import { type Json, type Structure, sameJson } from '@tapete/core';
import { IsolatedGame, type RealmEngine, type RealmPool } from '@tapete/isolation';
import { type Finding, hasErrors } from '@tapete/manifest';
import { accept } from '../acceptance/accept.js';
import { finding } from '../finding.js';
import { compareRuns } from './compare-runs.js';
import { tryBots } from './try-bots.js';

export interface Trials {
  /** The very text that is published. */
  readonly rules: string;
  readonly cases: readonly AcceptanceCase[];
  readonly judges: Judges;
  /** As the manifest says it; left out, it is not compared with that of the rules. */
  readonly structure?: Structure | undefined;
  readonly matches: number;
  /** Where the rules run. */
  readonly realms: RealmPool;
  /** What they are run in besides, to compare. Of Node's own, `v8`, there is no wall: for one's own rules alone. */
  readonly second: Exclude<RealmEngine, 'quickjs'>;
  /** Called when what is played begins to be played twice. */
  readonly onCompare?: () => void;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** Runs rules where strangers' rules run: the acceptance cases, the bots, and then everything twice. */
export async function tryRules(trials: Trials): Promise<Finding[]> {
  const loaded = await load(trials);
  if ('findings' in loaded) return [...loaded.findings];
  try {
    return await playAll(loaded, trials);
  } finally {
    loaded.isolated.close();
    loaded.near.close();
  }
}

async function playAll({ isolated, near }: Games, trials: Trials): Promise<Finding[]> {
  const { findings, records } = accept(isolated, trials.cases, trials.judges);
  if (hasErrors(findings)) return [...findings];
  const ofBots = await tryBots(isolated);
  trials.onCompare?.();
  const { matches, onProgress } = trials;
  return [...findings, ...ofBots, ...(await compareRuns({ isolated, near, records, matches, onProgress }))];
}

interface Games {
  readonly isolated: IsolatedGame;
  readonly near: IsolatedGame;
}
type Loaded = Games | { readonly findings: readonly Finding[] };

async function load({ rules, realms, second, structure }: Trials): Promise<Loaded> {
  try {
    const isolated = await IsolatedGame.load(rules, realms);
    const near = await IsolatedGame.load(rules, realms, second);
    const findings = otherStructure(isolated, structure);
    return findings.length > 0 ? { findings } : { isolated, near };
  } catch (error) {
    // Whatever rules say of themselves is theirs, and what we stumble over in it as well.
    return {
      findings: [finding('RULES_BROKEN', { file: 'src/index.ts', message: (error as Error).message })],
    };
  }
}

/** A host takes from the rules what the game has; it must be what the manifest says. */
function otherStructure({ structure }: IsolatedGame, said: Structure | undefined): Finding[] {
  if (said === undefined || sameJson(structure as unknown as Json, said as unknown as Json)) return [];
  const message = 'the game that the rules export has another structure than the manifest';
  return [finding('STRUCTURE_DIFFERS', { file: 'rules.js', message })];
}
