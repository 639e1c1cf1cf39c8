import { type Result, yes } from '@tapete/core';
import type { HostEnvelope } from '../envelopes.js';
import { HOST_LIMITS } from '../limits.js';
import { checkJson, readJson, wrong } from '../safe-json.js';
import type { Check } from './check.js';
import { HOST_CHECKS } from './host-checks.js';

/** What a host sent: takes and refuses what `readHostEnvelope` does, in other words, and leaves unknown fields where they are. */
export function readFromHost(message: unknown): Result<HostEnvelope> {
  const json = readJson(message, HOST_LIMITS);
  if (!json.ok) return json;
  const { type } = { type: undefined, ...(json.value as object | null) };
  const isKnown = typeof type === 'string' && Object.hasOwn(HOST_CHECKS, type);
  if (!isKnown) return wrong('/type', `must be one of ${Object.keys(HOST_CHECKS).join(', ')}`);
  return readChecked(HOST_CHECKS[type as HostEnvelope['type']], json.value);
}

/** A value that a host sent. Refused with ENVELOPE_WRONG; `facts` say the `path` and the `problem`. */
export function readChecked<Value>(check: Check<Value>, value: unknown): Result<Value> {
  const json = checkJson(value, HOST_LIMITS);
  if (!json.ok) return json;
  const flaw = check(value);
  return flaw === undefined ? yes(value as Value) : wrong(flaw.path, flaw.problem);
}
