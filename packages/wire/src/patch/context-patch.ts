import type { Context, Json, JsonObject, Offer } from '@tapete/core';
import { changedIn, merged, sameJson } from './changes.js';
import type { ContextPatch } from './patch-shape.js';

export type { ContextPatch } from './patch-shape.js';

/** A context, and the offers of the last one that had any: they come again when it is its viewer's turn. */
export interface Offered {
  readonly context: Context;
  readonly offered: readonly Offer[];
}

/** The patch that leads from one context to another, or undefined where none can say it: a member is gone. */
export function contextPatchOf(before: Offered, after: Context): ContextPatch | undefined {
  const { flow, offers, ...whole } = membersChanged(before.context, after);
  const changes = flow && changesOfFlow(before.context.flow, after.flow);
  const isGone = Object.keys(before.context).some((name) => !(name in after));
  if (isGone || (flow && !changes)) return undefined;
  return {
    ...whole,
    ...(changes && { flow: changes }),
    ...(offers && { offers: after.offers.map(known(before.offered)) }),
  };
}

/** The context that a patch makes of another; undefined where it names an offer that was never made. */
export function applyContextPatch({ context, offered }: Offered, patch: ContextPatch): Context | undefined {
  const { flow, offers, ...whole } = patch;
  const named = offers?.map((offer) => (typeof offer === 'number' ? offered[offer] : offer));
  if (named?.includes(undefined)) return undefined;
  return {
    ...context,
    ...whole,
    ...(flow && { flow: patchedFlow(context.flow, flow as JsonObject) }),
    ...(named && { offers: named }),
  } as Context;
}

/** The offers that are remembered once a context is known. What a host sent may lack any member. */
export const rememberedAfter = (
  { offers = [] }: Partial<Context>,
  before: readonly Offer[],
): readonly Offer[] => (offers.length > 0 ? offers : before);

type Flow = Context['flow'];
type Members = Readonly<Record<string, Json>>;

function membersChanged(before: Context, after: Context): Record<string, Json | undefined> {
  const [was, is] = [before, after] as unknown as readonly [Members, Members];
  const changed: Record<string, Json | undefined> = {};
  for (const name in is) if (!sameJson(was[name], is[name])) changed[name] = is[name];
  return changed;
}

/** Its members that have other values, and of the seats' revisions those of the seats that acted. */
function changesOfFlow(before: Flow, after: Flow): JsonObject | undefined {
  const changes = changedIn(before as unknown as JsonObject, after as unknown as JsonObject, 1);
  if (changes?.revisions === undefined) return changes;
  const revisions = changedIn(before.revisions as JsonObject, after.revisions as JsonObject, 1);
  return revisions && { ...changes, revisions };
}

function patchedFlow(before: Flow | undefined, { revisions, ...changes }: JsonObject): Flow {
  const flow = merged(before as unknown as JsonObject, changes, 1);
  const made =
    revisions === undefined
      ? {}
      : { revisions: merged(before?.revisions as JsonObject, revisions as JsonObject, 1) };
  return { ...flow, ...made } as unknown as Flow;
}

/** An offer as a patch says it: its place among those that are remembered, or, where it is new, the offer. Most stand in order. */
function known(offered: readonly Offer[]): (offer: Offer) => number | JsonObject {
  let next = 0;
  return (offer) => {
    const is = (other: Offer | undefined): boolean =>
      other?.id === offer.id && sameJson(other as unknown as Json, offer as unknown as Json);
    const at = is(offered[next]) ? next : offered.findIndex(is);
    if (at >= 0) next = at + 1;
    return at < 0 ? (offer as unknown as JsonObject) : at;
  };
}
