import { type AcceptanceCase, type Judges, playCase, readCase } from '@tapete/conformance';
import type { LockedGame, LockedMatch, MatchRecord } from '@tapete/core';
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
  const cases = read.flatMap((each) => ('case' in each ? [each.case] : []));
  return {
    cases,
    findings: [...read.flatMap((each) => ('findings' in each ? each.findings : [])), ...tooMany(cases)],
  };
}

/** Of a module's acceptance cases: they are played whenever it is published, by whoever it is sent to. */
const CASE_LIMITS = { cases: 500, steps: 10_000 } as const;

function tooMany(cases: readonly AcceptanceCase[]): Finding[] {
  const steps = cases.reduce((sum, each) => sum + each.steps.length, 0);
  if (cases.length <= CASE_LIMITS.cases && steps <= CASE_LIMITS.steps) return [];
  const message = `${cases.length} cases of ${steps} steps; at most ${CASE_LIMITS.cases} of ${CASE_LIMITS.steps}`;
  return [finding('ACCEPTANCE_TOO_MANY', { file: `${CASES}*.jsonl`, message })];
}

/** Cases that were played, and the records of their matches. */
export interface Accepted {
  readonly findings: readonly Finding[];
  readonly records: readonly MatchRecord[];
}

/** Plays all cases on the very text that is published. */
export function accept(game: LockedGame, cases: readonly AcceptanceCase[], judges: Judges): Accepted {
  const matches: LockedMatch[] = [];
  const noted: LockedGame = {
    ...namedParts(game),
    create: (setup, options) => {
      const match = game.create(setup, options);
      matches.push(match);
      return match;
    },
  };
  const findings = cases.flatMap((each) => playCase(noted, each, judges));
  // What a case found broken has no record that is worth playing again.
  const records = findings.length > 0 ? [] : matches.map((match) => match.record());
  for (const match of matches) match.close();
  return { findings, records };
}

function namedParts(game: LockedGame): LockedGame {
  const { api, structure, bots } = game;
  return {
    api,
    structure,
    bots,
    choose: (bot, sight) => game.choose(bot, sight),
    create: (setup, options) => game.create(setup, options),
    load: (saved) => game.load(saved),
    replay: (record) => game.replay(record),
    perft: (setup, depth) => game.perft(setup, depth),
  };
}
