import { NONE, type Piece, type Seat, type Space } from '../ids.js';
import { KNOWN, mix } from './mind.js';
import { above, bottomOf, piecesIn } from './pieces.js';
import { levelOf, seesFace } from './sight.js';
import { put, type Table } from './table.js';

/** Where the table's words say to which atom a piece belongs, for a seat. */
const homeAt = ({ blueprint }: Table, seat: Seat, piece: Piece): number =>
  blueprint.at.minds + seat * blueprint.pieces.length + piece;

/** Whether the seat knows what this piece is, from all that it has seen. Where all is open, it always does. */
export const knowsFace = (table: Table, seat: Seat, piece: Piece): boolean =>
  table.blueprint.open || table.words[homeAt(table, seat, piece)] === KNOWN;

/** Every seat that sees the piece's face now knows it. Called by each verb that may have brought it into sight. */
export function notice(table: Table, piece: Piece): void {
  if (table.blueprint.open) return;
  for (let seat = 0; seat < table.blueprint.seats; seat++) {
    const home = table.words[homeAt(table, seat, piece)] as number;
    if (home === KNOWN || !seesFace(table, seat, piece)) continue;
    put(table, homeAt(table, seat, piece), KNOWN);
    conclude(table, seat, home);
  }
}

/** Where only one piece of an atom is left that lies nowhere else, the seat knows it too. */
function conclude(table: Table, seat: Seat, atom: number): void {
  const { words, blueprint, minds } = table;
  if (minds[seat]?.reach[atom]?.length !== 1) return;
  const start = homeAt(table, seat, 0);
  const end = start + blueprint.pieces.length;
  let only = NONE;
  for (let at = start; at < end; at++) {
    if (words[at] !== atom) continue;
    if (only !== NONE) return;
    only = at;
  }
  if (only !== NONE) put(table, only, KNOWN);
}

/** Every face that is in sight before anything has happened. */
export function noticeAll(table: Table): void {
  if (table.blueprint.open) return;
  for (let piece = 0; piece < table.blueprint.pieces.length; piece++) notice(table, piece);
}

/**
 * A piece has left a space. A seat that was shown only how many lay there cannot tell which one it was, unless it
 * sees the face where it lies now: then any piece of that space may be the one that left.
 */
export function noticeLeaving(table: Table, piece: Piece, from: Space): void {
  if (table.blueprint.open) return;
  for (let seat = 0; seat < table.blueprint.seats; seat++) {
    const level = levelOf(table, seat, from);
    if (level === 'identity' || level === 'order' || seesFace(table, seat, piece)) continue;
    if (!areAlike(table, seat, from, piece)) loseTrack(table, seat, [...piecesIn(table, from), piece]);
  }
}

/** The common case, looked at without a list: the seat could not tell the piece before from any that it leaves behind. */
function areAlike(table: Table, seat: Seat, from: Space, piece: Piece): boolean {
  const { words } = table;
  const start = homeAt(table, seat, 0);
  const atom = words[start + piece] as number;
  const first = bottomOf(table, from);
  if (atom === KNOWN) return first === NONE;
  for (let other = first; other !== NONE; other = above(table, other))
    if (words[start + other] !== atom) return false;
  return true;
}

/** The pieces of a space were laid in an order that nobody follows: whoever does not see their faces loses track. */
export function noticeMixing(table: Table, space: Space): void {
  const pieces = piecesIn(table, space);
  table.mixed.push(...pieces);
  if (table.blueprint.open) return;
  for (let seat = 0; seat < table.blueprint.seats; seat++) {
    loseTrack(
      table,
      seat,
      pieces.filter((piece) => !seesFace(table, seat, piece)),
    );
  }
}

function loseTrack(table: Table, seat: Seat, pieces: readonly Piece[]): void {
  const start = homeAt(table, seat, 0);
  const end = start + table.blueprint.pieces.length;
  if (isOneAtom(table, start, pieces)) return;
  const homes = Array.from(table.words.subarray(start, end));
  const before = table.minds[seat];
  if (!before) return;
  const after = mix(before, homes, pieces);
  table.minds[seat] = after.mind;
  for (const [index, home] of after.homes.entries())
    if (homes[index] !== home) put(table, start + index, home);
}

/** The common case, looked at without copying: pieces that the seat could not tell apart before. */
function isOneAtom({ words }: Table, start: number, pieces: readonly Piece[]): boolean {
  const first = words[start + (pieces[0] ?? 0)];
  return pieces.length <= 1 || (first !== KNOWN && pieces.every((piece) => words[start + piece] === first));
}

/** Whether a seat came to know a face since the journal was opened; of any seat with NONE. */
export function hasLearnt(table: Table, seat: Seat): boolean {
  const { blueprint, journal, journaled, words } = table;
  if (blueprint.open) return false;
  const first = seat === NONE ? blueprint.at.minds : homeAt(table, seat, 0);
  const end = seat === NONE ? blueprint.at.end : homeAt(table, seat + 1, 0);
  for (let used = 0; used < journaled; used += 2) {
    const at = journal[used] as number;
    if (at >= first && at < end && words[at] === KNOWN && journal[used + 1] !== KNOWN) return true;
  }
  return false;
}
