import type { Json, JsonObject, PieceView, SpaceView, View } from '@tapete/core';
import { changedIn, isEmpty, merged, sameJson } from './changes.js';
import type { ViewPatch } from './patch-shape.js';

export type { ViewPatch } from './patch-shape.js';

/**
 * The patch that leads from one view to another, or undefined where none can say it: a variable is gone, or something
 * that no patch knows has changed. Spaces that are the same object are not looked into.
 */
export function patchOf(before: View, after: View): ViewPatch | undefined {
  if (before === after) return {};
  const variables = variablesOf(before.variables, after.variables);
  const resources = changedIn(before.resources, after.resources, 2);
  if (variables === undefined || resources === undefined || !isPatchable(before, after)) return undefined;
  const spaces = spacesOf(before.spaces, after.spaces);
  return {
    ...(isEmpty(spaces) ? {} : { spaces }),
    ...(isEmpty(variables) ? {} : { variables }),
    ...(isEmpty(resources) ? {} : { resources }),
    ...(sameJson(before.own, after.own) ? {} : { own: after.own }),
  } as ViewPatch;
}

/**
 * The view that a patch makes of another. What it does not name stays the same object. Undefined where it cannot be one
 * of this view: more pieces would stay than lie there.
 */
export function applyPatch(view: View, patch: ViewPatch): View | undefined {
  const spaces = patch.spaces === undefined ? view.spaces : patchedSpaces(view.spaces, patch.spaces);
  if (spaces === undefined) return undefined;
  const { variables, resources } = patch;
  return {
    ...view,
    spaces,
    ...(variables && { variables: patchedVariables(view.variables, variables as PatchedVariables) }),
    ...(resources && { resources: merged(view.resources, resources as JsonObject, 2) }),
    ...('own' in patch && { own: patch.own as Json }),
  } as View;
}

type Spaces = View['spaces'];
type SpacePatch = SpaceView | { readonly keep: number; readonly add: readonly PieceView[] } | null;
interface PatchedVariables {
  readonly global?: JsonObject;
  readonly players?: JsonObject;
}

// ---- from two views to a patch ----

const KNOWN: ReadonlySet<string> = new Set(['spaces', 'variables', 'resources', 'own']);

/** Whether all that differs has a place in a patch. */
function isPatchable(before: View, after: View): boolean {
  const unknown = [...Object.keys(before), ...Object.keys(after)].filter((name) => !KNOWN.has(name));
  const isGone = before.own !== undefined && after.own === undefined;
  return !isGone && unknown.every((name) => sameJson(of(before, name), of(after, name)));
}

const of = (view: View, name: string): Json | undefined =>
  (view as unknown as Record<string, Json | undefined>)[name];

function spacesOf(before: Spaces, after: Spaces): Record<string, SpacePatch> {
  const changed: Record<string, SpacePatch> = {};
  let seen = 0;
  for (const id in after) {
    const [was, is] = [before[id as keyof Spaces], after[id as keyof Spaces] as SpaceView];
    if (was !== undefined) seen++;
    if (was !== is && !sameJson(was as unknown as Json, is as unknown as Json))
      changed[id] = spacePatch(was, is);
  }
  if (seen < Object.keys(before).length)
    for (const id in before) if (after[id as keyof Spaces] === undefined) changed[id] = null;
  return changed;
}

function spacePatch(before: SpaceView | undefined, after: SpaceView): SpacePatch {
  if (before === undefined || !isList(before) || !isList(after)) return after;
  const keep = sharedFromBelow(before.pieces, after.pieces);
  return keep === 0 ? after : { keep, add: after.pieces.slice(keep) };
}

/** Nothing but pieces: what else a space may have one day is not lost. */
const isList = (space: SpaceView): space is { readonly pieces: readonly PieceView[] } =>
  'pieces' in space && Object.keys(space).length === 1;

function sharedFromBelow(before: readonly PieceView[], after: readonly PieceView[]): number {
  const most = Math.min(before.length, after.length);
  let shared = 0;
  while (shared < most && sameJson(before[shared] as unknown as Json, after[shared] as unknown as Json))
    shared++;
  return shared;
}

function variablesOf(before: View['variables'], after: View['variables']): PatchedVariables | undefined {
  const global = changedIn(before.global, after.global, 1);
  const players = changedIn(before.players, after.players, 2);
  if (global === undefined || players === undefined) return undefined;
  return { ...(isEmpty(global) ? {} : { global }), ...(isEmpty(players) ? {} : { players }) };
}

// ---- from a view and a patch to another view ----

function patchedSpaces(before: Spaces, patch: NonNullable<ViewPatch['spaces']>): Spaces | undefined {
  const spaces: Record<string, SpaceView> = { ...before };
  for (const [id, change] of Object.entries(patch)) {
    const space = change && patchedSpace(before[id as keyof Spaces], change);
    if (space === undefined) return undefined;
    if (space === null) delete spaces[id];
    else spaces[id] = space;
  }
  return spaces;
}

function patchedSpace(before: SpaceView | undefined, change: object): SpaceView | undefined {
  const { keep, add } = change as { readonly keep?: unknown; readonly add?: unknown };
  if (typeof keep !== 'number' || !Array.isArray(add)) return change as SpaceView;
  if (before === undefined || !isList(before) || before.pieces.length < keep) return undefined;
  return { pieces: [...before.pieces.slice(0, keep), ...add] };
}

function patchedVariables(
  before: View['variables'] | undefined,
  { global, players }: PatchedVariables,
): View['variables'] {
  return {
    ...before,
    ...(global && { global: merged(before?.global, global, 1) }),
    ...(players && { players: merged(before?.players, players, 2) }),
  } as View['variables'];
}
