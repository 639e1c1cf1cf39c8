import {
  isPlaced,
  type Level,
  levelOf,
  NONE,
  type Piece,
  type Space,
  spaceOfPiece,
  type Table,
} from '@tapete/core';
import type { Tracker } from '@tapete/manifest';
import type { Scene } from './scene.js';

/*
 * Who is told of what happened: nobody learns from an event what the table does not show. Most is told to all, and then
 * nothing is made here. Source: design, "The table" (levels).
 */

/** Who is told: seats, and NONE for those who only watch. */
export interface Audience {
  readonly to: readonly number[];
}

/** Of what lies on a card: who can tell the card from others where it lies. */
export function whoTellsApart({ table, look }: Scene, card: Piece): Audience | undefined {
  if (isFor(table, spaceOfPiece(table, card), ORDERED)) return undefined;
  return those(look.seats, (viewer) => isPlaced(table, viewer, card));
}

/** Of a card that goes from one space to another: who sees how many lie in both. */
export function whoCounts({ table, look }: Scene, ...spaces: readonly Space[]): Audience | undefined {
  if (spaces.every((space) => isFor(table, space, COUNTED))) return undefined;
  return those(look.seats, (viewer) => spaces.every((space) => COUNTED.has(levelOf(table, viewer, space))));
}

const ORDERED: ReadonlySet<Level> = new Set<Level>(['identity', 'order']);
const COUNTED: ReadonlySet<Level> = new Set<Level>(['identity', 'order', 'count']);

/** Whether owner and others are shown that much of a space, as mostly they are. */
function isFor({ blueprint }: Table, space: Space, levels: ReadonlySet<Level>): boolean {
  const plan = blueprint.spaces[space];
  return plan !== undefined && levels.has(plan.ownerLevel) && levels.has(plan.othersLevel);
}

/** Of a variable that changes: who sees it of one of these players. */
export function whoSees(
  { machine, look }: Scene,
  tracker: Tracker,
  ...players: readonly number[]
): Audience | undefined {
  const visibility =
    tracker.kind === 'resource' ? undefined : machine.guarded[tracker.kind].get(tracker.name);
  if (visibility === undefined) return undefined;
  const isShared = tracker.kind === 'shared';
  return those(look.seats, (viewer) =>
    players.some((player) => visibility[!isShared && player === viewer ? 'owner' : 'others'] === 'identity'),
  );
}

function those(seats: number, knows: (viewer: number) => boolean): Audience | undefined {
  const to: number[] = [];
  for (let viewer = NONE; viewer < seats; viewer++) if (knows(viewer)) to.push(viewer);
  return to.length === seats + 1 ? undefined : { to };
}
