import { commitmentOf, Failure, type LockedGame, type MatchRecord } from '@tapete/core';
import { recordShape } from '@tapete/wire';
import * as z from 'zod';
import { isFailure } from '../failures.js';

/** What an audit looks at, in this order; what stands behind a step that fails is not looked at. */
export const STEPS = ['record', 'lock', 'commitment', 'replay'] as const;
export type Step = (typeof STEPS)[number];

export interface StepDone {
  readonly step: Step;
  /** `skipped` where there is nothing to compare with. */
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What was found, in words. */
  readonly said: string;
  readonly code?: string;
}

export interface AuditOptions {
  /** The game of a record, out of a catalog: every file of it compared with its lock. */
  readonly open: (name: string) => Promise<{ readonly lock: string; readonly rules: LockedGame }>;
  /** What was shown before the first move. */
  readonly commitment?: string | undefined;
  /** What seats have added to the seed, as they remember it. */
  readonly parts?: Readonly<Record<string, string>>;
}

/**
 * Proves a record, or names the first thing that is wrong: its shape, the lock and every file of its game, the seed that
 * was committed to, and the state after every entry.
 */
export async function auditRecord(text: string, options: AuditOptions): Promise<readonly StepDone[]> {
  const steps: StepDone[] = [];
  const run = async <Value>(step: Step, look: () => Promise<Looked<Value>> | Looked<Value>) => {
    const done = await lookAt(step, look);
    steps.push(done.told);
    return done.value;
  };
  const record = await run('record', () => readRecord(text));
  const rules = record && (await run('lock', () => openLocked(record, options)));
  if (rules === undefined) return steps;
  await run('commitment', () => compareSeed(record as MatchRecord, options));
  if (steps.every(({ status }) => status !== 'failed'))
    await run('replay', () => replay(record as MatchRecord, rules));
  return steps;
}

interface Looked<Value> {
  readonly value: Value;
  readonly said: string;
  readonly isSkipped?: true;
}

async function lookAt<Value>(
  step: Step,
  look: () => Promise<Looked<Value>> | Looked<Value>,
): Promise<{ readonly told: StepDone; readonly value?: Value }> {
  try {
    const { value, said, isSkipped } = await look();
    return { told: { step, status: isSkipped ? 'skipped' : 'passed', said }, value };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { told: { step, status: 'failed', said: error.message, code: error.code } };
  }
}

function readRecord(text: string): Looked<MatchRecord> {
  const read = z.core.safeParse(recordShape, parsed(text));
  if (!read.success)
    throw new Failure('RECORD_WRONG', `It is no record: ${read.error.issues.map(wordsOf).join('; ')}.`);
  const { setup, entries } = read.data;
  const wrong = entries.findIndex(({ revision }, index) => revision !== index + 1);
  if (wrong >= 0)
    throw new Failure(
      'RECORD_WRONG',
      `Entry ${wrong + 1} calls itself revision ${entries[wrong]?.revision}.`,
    );
  const unhashed = entries.find(({ hash }) => hash === undefined);
  if (unhashed) throw new Failure('RECORD_WRONG', `The entry of revision ${unhashed.revision} has no hash.`);
  return {
    value: read.data,
    said: `${setup.game}@${setup.version}, ${setup.seats} seats, ${entries.length} entries`,
  };
}

/** `/entries/3/hash is not valid`. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const place = `/${issue.path.map(String).join('/')}`;
  return issue.code === 'unrecognized_keys'
    ? `nothing at ${place} is called ${issue.keys.join(', ')}`
    : `${place} is not valid`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('RECORD_WRONG', `It is no JSON: ${(error as Error).message}`);
  }
}

async function openLocked({ lock, setup }: MatchRecord, { open }: AuditOptions): Promise<Looked<LockedGame>> {
  const name = `${setup.game}@${setup.version}`;
  const game = await open(name);
  if (game.lock !== lock)
    throw new Failure('LOCK_OTHER', `The record names lock ${lock}; ${name} has ${game.lock}.`);
  return { value: game.rules, said: `every file of ${name} is what its lock says` };
}

/** The seed and the seats' parts, against what was shown and what they remember. */
function compareSeed({ setup }: MatchRecord, { commitment, parts = {} }: AuditOptions): Looked<undefined> {
  for (const [seat, part] of Object.entries(parts)) {
    const own = setup.parts?.[Number(seat.slice(1))] ?? '';
    if (own !== part.toLowerCase())
      throw new Failure('PART_OTHER', `The part of ${seat} is ${own || 'missing'}, not ${part}.`);
  }
  return compareCommitment(setup, commitment);
}

function compareCommitment(setup: MatchRecord['setup'], shown: string | undefined): Looked<undefined> {
  const own = commitmentOf(setup);
  if (own === undefined)
    return { value: undefined, said: 'the seed is of 32 bits: it was not committed to', isSkipped: true };
  if (shown === undefined)
    return {
      value: undefined,
      said: `compare it with what was shown before the first move: ${own}`,
      isSkipped: true,
    };
  if (own === shown.toLowerCase())
    return { value: undefined, said: 'the seed is the one that was committed to' };
  throw new Failure('SEED_OTHER', `The seed's commitment is ${own}, not ${shown}.`);
}

function replay(record: MatchRecord, rules: LockedGame): Looked<undefined> {
  const match = rules.replay(record);
  const { status } = match.context('spectator');
  return {
    value: undefined,
    said: `${record.entries.length} states, each with its hash; the match is ${status}`,
  };
}
