import { NONE, type Piece, type Seat, type Space } from '../ids.js';
import type { Level } from '../structure/structure.js';
import { isUp, shownTo, spaceOfPiece } from './pieces.js';
import type { Table } from './table.js';

/*
 * What a viewer sees, decided here and nowhere else. A viewer is a seat, or NONE for a spectator.
 * Source: design, "The table" (levels, knowledge).
 */

/** How much of a space the viewer is shown. */
export function levelOf(table: Table, viewer: Seat, space: Space): Level {
  const plan = table.blueprint.spaces[space];
  if (!plan) return 'nothing';
  return plan.owner !== NONE && plan.owner === viewer ? plan.ownerLevel : plan.othersLevel;
}

/** Whether the viewer can tell this piece from others where it lies: it has a place in an order that is shown. */
export function isPlaced(table: Table, viewer: Seat, piece: Piece): boolean {
  const level = levelOf(table, viewer, spaceOfPiece(table, piece));
  return level === 'identity' || level === 'order' || isShown(table, viewer, piece);
}

/** Whether the viewer sees what a piece is. A hand faces its owner whichever way its cards are turned. */
export function seesFace(table: Table, viewer: Seat, piece: Piece): boolean {
  if (isShown(table, viewer, piece)) return true;
  const space = spaceOfPiece(table, piece);
  if (levelOf(table, viewer, space) !== 'identity') return false;
  const plan = table.blueprint.spaces[space];
  return isUp(table, piece) || (viewer !== NONE && plan?.owner === viewer && plan.othersLevel !== 'identity');
}

/** Whether the face was revealed to this seat where the piece lies now. */
export function isShown(table: Table, viewer: Seat, piece: Piece): boolean {
  return viewer !== NONE && ((shownTo(table, piece) >>> viewer) & 1) === 1;
}
