import type { AcceptanceCase, Judges } from '@tapete/conformance';
import { Failure } from '@tapete/core';
import { IsolatedGame } from '@tapete/isolation';
import { type Finding, hasErrors } from '@tapete/manifest';
import { accept } from '../acceptance/accept.js';
import { finding } from '../finding.js';
import { compareRuns } from './compare-runs.js';
import { publishingRealms } from './realms.js';

export interface Trials {
  /** The very text that is published. */
  readonly rules: string;
  readonly cases: readonly AcceptanceCase[];
  readonly judges: Judges;
  readonly matches: number;
  /** Called when what is played begins to be played twice. */
  readonly onCompare?: () => void;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** Runs rules where strangers' rules run: the acceptance cases, and then everything twice. */
export async function tryRules(trials: Trials): Promise<Finding[]> {
  const loaded = await load(trials.rules);
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
  trials.onCompare?.();
  const { matches, onProgress } = trials;
  return [...findings, ...(await compareRuns({ isolated, near, records, matches, onProgress }))];
}

interface Games {
  readonly isolated: IsolatedGame;
  readonly near: IsolatedGame;
}
type Loaded = Games | { readonly findings: readonly Finding[] };

async function load(text: string): Promise<Loaded> {
  const realms = publishingRealms();
  try {
    const isolated = await IsolatedGame.load(text, realms);
    return { isolated, near: await IsolatedGame.load(text, realms, 'v8') };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { findings: [finding('RULES_BROKEN', { file: 'src/index.ts', message: error.message })] };
  }
}
