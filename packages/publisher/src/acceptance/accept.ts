import { type AcceptanceCase, type Judges, playCase, readCase } from '@tapete/conformance';
import { Failure, type LockedGame } from '@tapete/core';
import { loadRules } from '@tapete/isolation';
import type { Finding } from '@tapete/manifest';
import { finding } from '../finding.js';
import { filesOf, type ModuleFolder } from '../module/read-folder.js';

export const CASES = 'fixtures/';

export interface Cases {
  readonly cases: readonly AcceptanceCase[];
  readonly findings: readonly Finding[];
}

/** The acceptance cases of a module: at least one, or nobody knows what it should do. */
export function readCases(folder: ModuleFolder): Cases {
  const files = filesOf(folder, CASES, '.jsonl');
  if (files.length === 0) {
    const message = 'there is no acceptance case: play a match that must go so and keep it here';
    return { cases: [], findings: [finding('ACCEPTANCE_MISSING', { file: `${CASES}*.jsonl`, message })] };
  }
  const read = files.map(({ path, bytes }) => readCase(new TextDecoder().decode(bytes), path));
  return {
    cases: read.flatMap((each) => ('case' in each ? [each.case] : [])),
    findings: read.flatMap((each) => ('findings' in each ? each.findings : [])),
  };
}

/** Plays all cases on the very text that is published. */
export async function accept(
  rules: string,
  cases: readonly AcceptanceCase[],
  judges: Judges,
): Promise<Finding[]> {
  const game = await loaded(rules);
  if (!('api' in game)) return [game];
  return cases.flatMap((each) => playCase(game, each, judges));
}

async function loaded(rules: string): Promise<LockedGame | Finding> {
  try {
    return await loadRules(rules);
  } catch (error) {
    if (error instanceof Failure)
      return finding('RULES_BROKEN', { file: 'src/index.ts', message: error.message });
    throw error;
  }
}
