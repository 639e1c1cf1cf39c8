import { NONE, type Piece, type Space } from '../ids.js';
import { Broken } from '../refusal.js';
import { put, type Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS } from './words.js';

/*
 * A piece lies in one space, its anchor, and may cover others, where it takes room as if it lay there too: a ship, a wall,
 * a long tile.
 * Source: design, "The table".
 */

/** The piece that covers a space without lying in it, or NONE. */
export const coveredBy = ({ coversAt, words }: Table, space: Space): Piece =>
  coversAt === NONE ? NONE : (words[coversAt + space] as number);

/** The spaces that a piece covers beside the one it lies in, in the order of their numbers. */
export function coversOf(table: Table, piece: Piece): Space[] {
  const covered: Space[] = [];
  if (!mayCover(table, piece)) return covered;
  const { words, coversAt, spacesAt } = table;
  // Looked for by the array itself, which is many times faster than asking word by word.
  for (let at = words.indexOf(piece, coversAt); at >= 0 && at < spacesAt; at = words.indexOf(piece, at + 1))
    covered.push(at - coversAt);
  return covered;
}

/**
 * Lets a piece cover these spaces and no others, until it is moved.
 *
 * Broken: a piece that may not cover anything, a space that there is not, one that is full or that another piece covers.
 */
export function coverSpaces(table: Table, piece: Piece, spaces: readonly Space[]): void {
  const { blueprint } = table;
  if (!mayCover(table, piece))
    throw new Broken(`${blueprint.pieces[piece]?.id ?? piece} may not cover spaces: say so in its component`);
  uncover(table, piece);
  for (const space of spaces) {
    const plan = blueprint.spaces[space];
    if (plan === undefined) throw new Broken(`no space ${space} to cover`);
    if (coveredBy(table, space) !== NONE) throw new Broken(`${plan.id} is covered`);
    if (countIn(table, space) >= plan.capacity) throw new Broken(`${plan.id} is full`);
    put(table, table.coversAt + space, piece);
  }
  touch(table, piece);
}

/** Nothing is covered by this piece any more. */
export function uncover(table: Table, piece: Piece): void {
  if (table.coversAt !== NONE) uncoverAll(table, piece);
}

function uncoverAll(table: Table, piece: Piece): void {
  for (const space of coversOf(table, piece)) put(table, table.coversAt + space, NONE);
}

const countIn = ({ words, spacesAt }: Table, space: Space): number =>
  words[spacesAt + space * SPACE_WORDS + SPACE.count] as number;

const mayCover = ({ blueprint }: Table, piece: Piece): boolean => blueprint.pieces[piece]?.covers === true;

/** What a piece covers is seen where it lies: whoever looks there looks again. */
function touch(table: Table, piece: Piece): void {
  const at = table.piecesAt + piece * PIECE_WORDS + PIECE.space;
  put(table, at, table.words[at] as number);
}
