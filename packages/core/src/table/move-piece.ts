import { NONE, type Piece, type Seat, type Space } from '../ids.js';
import { Broken, invariant } from '../refusal.js';
import type { SpacePlan } from '../structure/blueprint.js';
import { coveredBy, uncover } from './covering.js';
import { notice, noticeLeaving, noticeMixing } from './knowledge.js';
import { pieceId, piecesIn, spaceOfPiece } from './pieces.js';
import { put, type Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS } from './words.js';

export type Face = 'up' | 'down';

/**
 * Moves one piece to the top of another space, or of its own, and turns it on the way where a face is said. What it
 * covered is free again.
 *
 * Broken: SPACE_FULL (rules look with `isFull` first), DECK_WRONG for a piece of a deck that the space does not take, a
 * piece or space that is none.
 * Source: design, "The table".
 */
export function movePiece(table: Table, piece: Piece, to: Space, face?: Face): void {
  const from = takeUp(table, piece, to);
  const own = table.piecesAt + piece * PIECE_WORDS;
  const space = table.spacesAt + to * SPACE_WORDS;
  const top = table.words[space + SPACE.top] as number;
  put(table, own + PIECE.below, top);
  put(table, own + PIECE.above, NONE);
  put(table, top === NONE ? space + SPACE.bottom : table.piecesAt + top * PIECE_WORDS + PIECE.above, piece);
  put(table, space + SPACE.top, piece);
  layDown(table, piece, from, to, face);
}

/** Moves one piece under all others of a space. Broken as `movePiece`. */
export function movePieceUnder(table: Table, piece: Piece, to: Space, face?: Face): void {
  const from = takeUp(table, piece, to);
  const own = table.piecesAt + piece * PIECE_WORDS;
  const space = table.spacesAt + to * SPACE_WORDS;
  const bottom = table.words[space + SPACE.bottom] as number;
  put(table, own + PIECE.above, bottom);
  put(table, own + PIECE.below, NONE);
  const above = bottom === NONE ? space + SPACE.top : table.piecesAt + bottom * PIECE_WORDS + PIECE.below;
  put(table, above, piece);
  put(table, space + SPACE.bottom, piece);
  layDown(table, piece, from, to, face);
}

/** The first half of a move: out of its list. Returns the space that it leaves. */
function takeUp(table: Table, piece: Piece, to: Space): Space {
  checkMove(table, piece, to);
  const own = table.piecesAt + piece * PIECE_WORDS;
  const from = table.words[own + PIECE.space] as number;
  uncover(table, piece);
  unlink(table, own);
  return from;
}

/** The last: its space, its face, what was shown of it, and who knows what now. */
function layDown(table: Table, piece: Piece, from: Space, to: Space, face: Face | undefined): void {
  const own = table.piecesAt + piece * PIECE_WORDS;
  const space = table.spacesAt + to * SPACE_WORDS;
  put(table, own + PIECE.space, to);
  put(table, space + SPACE.count, (table.words[space + SPACE.count] as number) + 1);
  if (face !== undefined) setFace(table, own, face);
  if (table.blueprint.open) return;
  if (table.words[own + PIECE.shown] !== 0) put(table, own + PIECE.shown, 0);
  noticeLeaving(table, piece, from);
  notice(table, piece);
}

function setFace(table: Table, own: number, face: Face): void {
  const word = face === 'up' ? 1 : 0;
  if (word === 0 && table.blueprint.open) throw hidesNothing();
  if (table.words[own + PIECE.face] !== word) put(table, own + PIECE.face, word);
}

const hidesNothing = (): Broken =>
  new Broken(
    'a piece is turned down in a game that hides nothing: let a piece of it begin face down',
    'OPEN_GAME',
  );

function checkMove(table: Table, piece: Piece, to: Space): void {
  const { pieces, spaces } = table.blueprint;
  const space = spaces[to];
  if (!(piece >= 0 && piece < pieces.length) || space === undefined) throw noSuchMove(space, piece, to);
  const lying = table.words[table.spacesAt + to * SPACE_WORDS + SPACE.count] as number;
  const covering = coveredBy(table, to);
  const count = covering === NONE || covering === piece ? lying : lying + 1;
  if (count >= space.capacity && table.words[table.piecesAt + piece * PIECE_WORDS] !== to) throw full(space);
  if (space.allowed !== undefined) checkDeck(table, piece, space);
}

const noSuchMove = (space: SpacePlan | undefined, piece: Piece, to: Space): Broken =>
  new Broken(space === undefined ? `no space ${to} to move to` : `no piece ${piece} to move`);

const full = ({ id }: SpacePlan): Broken => new Broken(`${id} is full`, 'SPACE_FULL');

function checkDeck(table: Table, piece: Piece, { id, allowed }: SpacePlan): void {
  if (allowed?.[table.words[table.piecesAt + piece * PIECE_WORDS + PIECE.definition] as number] !== false)
    return;
  throw new Broken(`${id} takes no cards of the deck of ${pieceId(table, piece)}`, 'DECK_WRONG');
}

/** Takes a piece out of its space's list; the caller lays it somewhere at once. */
function unlink(table: Table, own: number): void {
  const { words } = table;
  const below = words[own + PIECE.below] as number;
  const above = words[own + PIECE.above] as number;
  const space = table.spacesAt + (words[own + PIECE.space] as number) * SPACE_WORDS;
  put(
    table,
    below === NONE ? space + SPACE.bottom : table.piecesAt + below * PIECE_WORDS + PIECE.above,
    above,
  );
  put(table, above === NONE ? space + SPACE.top : table.piecesAt + above * PIECE_WORDS + PIECE.below, below);
  put(table, space + SPACE.count, (words[space + SPACE.count] as number) - 1);
}

/** Turns a piece up or down where it lies. */
export function turnPiece(table: Table, piece: Piece, face: Face): void {
  setFace(table, table.piecesAt + piece * PIECE_WORDS, face);
  notice(table, piece);
}

/** Gives a piece to a seat, or to none. */
export function givePiece(table: Table, piece: Piece, owner: Seat): void {
  put(table, table.piecesAt + piece * PIECE_WORDS + PIECE.owner, owner);
}

/** Reveals a face to some seats for as long as the piece stays where it is. What they have seen they go on knowing. */
export function showPiece(table: Table, piece: Piece, seats: readonly Seat[]): void {
  const own = table.piecesAt + piece * PIECE_WORDS;
  const shown = seats.reduce((bits, seat) => bits | (1 << seat), table.words[own + PIECE.shown] as number);
  put(table, own + PIECE.shown, shown);
  notice(table, piece);
}

/** Ends what `showPiece` began: the seats look away. */
export function hidePiece(table: Table, piece: Piece): void {
  put(table, table.piecesAt + piece * PIECE_WORDS + PIECE.shown, 0);
}

/**
 * Lays the pieces of a space in a new order, from bottom to top. Who does not see their faces loses track of them.
 * Broken: other pieces than those that lie there.
 */
export function arrange(table: Table, space: Space, order: readonly Piece[]): void {
  const lying = piecesIn(table, space);
  const whole = lying.length === order.length && new Set(order).size === order.length;
  invariant(
    whole && order.every((piece) => spaceOfPiece(table, piece) === space),
    'an order names each piece of its space once',
  );
  for (const [index, piece] of order.entries()) {
    const own = table.piecesAt + piece * PIECE_WORDS;
    put(table, own + PIECE.below, order[index - 1] ?? NONE);
    put(table, own + PIECE.above, order[index + 1] ?? NONE);
    if (table.words[own + PIECE.shown] !== 0) put(table, own + PIECE.shown, 0);
  }
  put(table, table.spacesAt + space * SPACE_WORDS + SPACE.bottom, order[0] ?? NONE);
  put(table, table.spacesAt + space * SPACE_WORDS + SPACE.top, order.at(-1) ?? NONE);
  noticeMixing(table, space);
}
