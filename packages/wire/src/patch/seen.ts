import type { Context, View } from '@tapete/core';
import type { HostEnvelope } from '../envelopes.js';
import { applyContextPatch, type Offered, rememberedAfter } from './context-patch.js';
import type { Patch } from './patch-shape.js';
import { numberOfSeen, printAgain, printContext, printView, type SeenPrint } from './print.js';
import { applyPatch } from './view-patch.js';

/** What a viewer sees of a match at one time, as both ends of a connection know it. */
export interface Seen extends Offered {
  readonly view: View;
  readonly print: SeenPrint;
}

type Update = Extract<HostEnvelope, { type: 'update' }>;

/** A view and a context that came whole. */
export function seeWhole(whole: { readonly view: object; readonly context: object }): Seen {
  const [view, context] = [whole.view as View, whole.context as Context];
  const print = { view: printView(view), context: printContext(context) };
  return { view, context, offered: rememberedAfter(context, []), print };
}

/**
 * What is seen after an update. Undefined where its patch is of something else than what was seen, or does not lead to what
 * was meant: then a snapshot is asked for.
 */
export function seeUpdate(seen: Seen | undefined, update: Update): Seen | undefined {
  if ('view' in update) return seeWhole(update);
  if (seen === undefined || numberOfSeen(seen.print) !== update.base) return undefined;
  const next = patched(seen, update.patch);
  return next && numberOfSeen(next.print) === update.print ? next : undefined;
}

function patched(seen: Seen, patch: Patch): Seen | undefined {
  const changes = patch.context ?? {};
  const [view, context] = [applyPatch(seen.view, patch), applyContextPatch(seen, changes)];
  if (view === undefined || context === undefined) return undefined;
  const changed = Object.keys(changes).map((name) => [name, context[name as keyof Context]]);
  const print = {
    view: printAgain(seen.print.view, seen.view, view, patch),
    context: { ...seen.print.context, ...printContext(Object.fromEntries(changed)) },
  };
  return { view, context, offered: rememberedAfter(context, seen.offered), print };
}
