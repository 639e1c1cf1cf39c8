import type { Seat } from '../ids.js';

/** What rules asked the flow to do; done once the rule has returned. */
export type FlowRequest =
  | { readonly kind: 'keep' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'give'; readonly seat: Seat }
  | { readonly kind: 'go'; readonly phase: number; readonly seat: Seat | undefined };

export const KEEP: FlowRequest = { kind: 'keep' };
export const PASS: FlowRequest = { kind: 'pass' };
