import { NONE, type Piece, type Seat, type Space } from '../ids.js';
import { Broken, invariant } from '../refusal.js';
import { piecesIn } from './pieces.js';
import { put, type Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS } from './words.js';

/**
 * Moves one piece to the top of another space, or of its own.
 *
 * Broken: a space that is full (rules look with `isFull` first), a piece or space that is none.
 * Source: design, "The table".
 */
export function movePiece(table: Table, piece: Piece, to: Space): void {
  const own = table.piecesAt + piece * PIECE_WORDS;
  checkMove(table, piece, to);
  unlink(table, own);
  const space = table.spacesAt + to * SPACE_WORDS;
  const top = table.words[space + SPACE.top] as number;
  put(table, own + PIECE.space, to);
  put(table, own + PIECE.below, top);
  put(table, own + PIECE.above, NONE);
  put(table, top === NONE ? space + SPACE.bottom : table.piecesAt + top * PIECE_WORDS + PIECE.above, piece);
  put(table, space + SPACE.top, piece);
  put(table, space + SPACE.count, (table.words[space + SPACE.count] as number) + 1);
}

/** Moves one piece under all others of a space. Broken as `movePiece`. */
export function movePieceUnder(table: Table, piece: Piece, to: Space): void {
  const own = table.piecesAt + piece * PIECE_WORDS;
  checkMove(table, piece, to);
  unlink(table, own);
  const space = table.spacesAt + to * SPACE_WORDS;
  const bottom = table.words[space + SPACE.bottom] as number;
  put(table, own + PIECE.space, to);
  put(table, own + PIECE.above, bottom);
  put(table, own + PIECE.below, NONE);
  put(
    table,
    bottom === NONE ? space + SPACE.top : table.piecesAt + bottom * PIECE_WORDS + PIECE.below,
    piece,
  );
  put(table, space + SPACE.bottom, piece);
  put(table, space + SPACE.count, (table.words[space + SPACE.count] as number) + 1);
}

function checkMove(table: Table, piece: Piece, to: Space): void {
  const { pieces, spaces } = table.blueprint;
  if (!(piece >= 0 && piece < pieces.length)) throw new Broken(`no piece ${piece} to move`);
  const space = spaces[to];
  if (space === undefined) throw new Broken(`no space ${to} to move to`);
  const count = table.words[table.spacesAt + to * SPACE_WORDS + SPACE.count] as number;
  if (count >= space.capacity && table.words[table.piecesAt + piece * PIECE_WORDS] !== to)
    throw new Broken(`${space.id} is full`);
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

/** Turns a piece up or down. */
export function turnPiece(table: Table, piece: Piece, face: 'up' | 'down'): void {
  put(table, table.piecesAt + piece * PIECE_WORDS + PIECE.face, face === 'up' ? 1 : 0);
}

/** Gives a piece to a seat, or to none. */
export function givePiece(table: Table, piece: Piece, owner: Seat): void {
  put(table, table.piecesAt + piece * PIECE_WORDS + PIECE.owner, owner);
}

/** Lays the pieces of a space in a new order, from bottom to top. Broken: other pieces than those that lie there. */
export function arrange(table: Table, space: Space, order: readonly Piece[]): void {
  const lying = piecesIn(table, space);
  invariant(
    lying.length === order.length && lying.every((piece) => order.includes(piece)),
    'an order names each piece of its space once',
  );
  for (const [index, piece] of order.entries()) {
    const own = table.piecesAt + piece * PIECE_WORDS;
    put(table, own + PIECE.below, order[index - 1] ?? NONE);
    put(table, own + PIECE.above, order[index + 1] ?? NONE);
  }
  put(table, table.spacesAt + space * SPACE_WORDS + SPACE.bottom, order[0] ?? NONE);
  put(table, table.spacesAt + space * SPACE_WORDS + SPACE.top, order.at(-1) ?? NONE);
}
