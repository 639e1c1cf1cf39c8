import { Failure } from '@tapete/core';
import type { Finding } from '@tapete/manifest';

/** What is told of a publication as a whole, or of a part of it that cannot be read. */
export interface Refused {
  readonly findings: readonly Finding[];
}

/** A refusal that something threw, as a finding in a file of the publication. Thrown on: what is no Failure. */
export function foundBy(error: unknown, file: string): Finding {
  if (!(error instanceof Failure)) throw error;
  const { code, message, hint } = error;
  return { severity: 'error', code, file, path: '', message, ...(hint !== undefined && { hint }) };
}

/** What an act gives, or what it refuses. */
export function attempt<Value>(file: string, act: () => Value): { readonly value: Value } | Refused {
  try {
    return { value: act() };
  } catch (error) {
    return { findings: [foundBy(error, file)] };
  }
}
