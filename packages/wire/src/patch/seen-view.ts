import type { View } from '@tapete/core';
import type { HostEnvelope } from '../envelopes.js';
import { numberOf, printAgain, printView, type ViewPrint } from './print.js';
import { applyPatch } from './view-patch.js';

/** A view as it was received, and its fingerprint. */
export interface SeenView {
  readonly view: View;
  readonly print: ViewPrint;
}

type Update = Extract<HostEnvelope, { type: 'update' }>;

/** A view that came whole. */
export function seeWhole(whole: { readonly view: object }): SeenView {
  const view = whole.view as View;
  return { view, print: printView(view) };
}

/**
 * The view after an update. Undefined where its patch is of another view than the one that was seen, or does not lead to
 * the one that was meant: then a snapshot is asked for.
 */
export function seeUpdate(seen: SeenView | undefined, update: Update): SeenView | undefined {
  if ('view' in update) return seeWhole(update);
  if (seen === undefined || numberOf(seen.print) !== update.base) return undefined;
  const view = applyPatch(seen.view, update.patch);
  if (view === undefined) return undefined;
  const print = printAgain(seen.print, seen.view, view, update.patch);
  return numberOf(print) === update.print ? { view, print } : undefined;
}
