import type { Json, JsonObject } from '../json.js';
import type { RecordedStep } from '../record/record.js';
import { Failure } from '../refusal.js';
import { isObject } from '../structure/check-value.js';
import type { Draft } from './drafts.js';

/** Open decisions as they are saved, one a seat. */
export const writeDrafts = (drafts: readonly Draft[]): JsonObject[] =>
  drafts.map(({ steps, shortened }) => ({ steps: steps.map((step) => ({ ...step })), shortened }));

/** Refused as STATE_WRONG: what is no draft of each seat. */
export function readDrafts(saved: Json | undefined, seats: number): Draft[] {
  if (!Array.isArray(saved) || saved.length !== seats) throw wrong('there is not one for each seat');
  return saved.map(readDraft);
}

function readDraft(saved: Json): Draft {
  if (!isObject(saved) || !Array.isArray(saved.steps)) throw wrong('one has no steps');
  return { steps: saved.steps.map(readStep), shortened: saved.shortened === true };
}

function readStep(saved: Json): RecordedStep {
  if (!isObject(saved) || typeof saved.action !== 'string' || !isObject(saved.payload))
    throw wrong('a step is no action with its payload');
  const { action, payload, value } = saved;
  if (value === undefined) return { action, payload };
  if (typeof value === 'string' || typeof value === 'number') return { action, payload, value };
  throw wrong('the value of a step is neither text nor number');
}

const wrong = (why: string): Failure =>
  new Failure('STATE_WRONG', `The saved drafts cannot be read: ${why}.`);
