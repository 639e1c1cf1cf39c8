import {
  type DefinitionId,
  NONE,
  type Piece,
  type PieceId,
  type Seat,
  type Space,
  type SpaceId,
} from '../ids.js';
import { Broken } from '../refusal.js';
import type { DefinitionSpec } from '../structure/structure.js';
import { coveredBy } from './covering.js';
import type { Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS } from './words.js';

const spaceWord = (table: Table, space: Space, word: number): number =>
  table.words[table.spacesAt + space * SPACE_WORDS + word] as number;

const pieceWord = (table: Table, piece: Piece, word: number): number =>
  table.words[table.piecesAt + piece * PIECE_WORDS + word] as number;

export const countOf = (table: Table, space: Space): number => spaceWord(table, space, SPACE.count);
export const isEmpty = (table: Table, space: Space): boolean => spaceWord(table, space, SPACE.top) === NONE;
/** Whether nothing more may be laid there. A piece that covers it takes room as if it lay there. */
export const isFull = (table: Table, space: Space): boolean =>
  countOf(table, space) + (coveredBy(table, space) === NONE ? 0 : 1) >=
  (table.blueprint.spaces[space]?.capacity ?? 0);

/** The highest piece of a space, or NONE. */
export const topOf = (table: Table, space: Space): Piece => spaceWord(table, space, SPACE.top);
/** The lowest piece of a space, or NONE. */
export const bottomOf = (table: Table, space: Space): Piece => spaceWord(table, space, SPACE.bottom);
export const above = (table: Table, piece: Piece): Piece => pieceWord(table, piece, PIECE.above);
export const below = (table: Table, piece: Piece): Piece => pieceWord(table, piece, PIECE.below);

export const spaceOfPiece = (table: Table, piece: Piece): Space => pieceWord(table, piece, PIECE.space);
/** The piece's owner, or NONE. */
export const ownerOf = (table: Table, piece: Piece): Seat => pieceWord(table, piece, PIECE.owner);
export const isUp = (table: Table, piece: Piece): boolean => pieceWord(table, piece, PIECE.face) === 1;

/** The seats, as bits, to whom the face is revealed where the piece lies. */
export const shownTo = (table: Table, piece: Piece): number => pieceWord(table, piece, PIECE.shown);

/** The piece at that height, counted from 0 at the bottom, or NONE. */
export function pieceAt(table: Table, space: Space, index: number): Piece {
  let piece = bottomOf(table, space);
  for (let height = 0; height < index && piece !== NONE; height++) piece = above(table, piece);
  return piece;
}

/** The pieces of a space from bottom to top. */
export function piecesIn(table: Table, space: Space): Piece[] {
  const pieces: Piece[] = [];
  for (let piece = bottomOf(table, space); piece !== NONE; piece = above(table, piece)) pieces.push(piece);
  return pieces;
}

const unknown = (number: number, kind: string): Broken => new Broken(`no ${kind} ${number}`);

/** What a piece is, with the properties that its definition has. */
export function definitionOf(table: Table, piece: Piece): DefinitionSpec {
  const definition = table.blueprint.structure.definitions[pieceWord(table, piece, PIECE.definition)];
  if (definition === undefined) throw unknown(piece, 'definition of piece');
  return definition;
}

/** What a piece is, by its number among the definitions of the structure. */
export const definitionNumber = (table: Table, piece: Piece): number =>
  pieceWord(table, piece, PIECE.definition);

/** What a piece is, by id. */
export const definitionId = (table: Table, piece: Piece): DefinitionId => definitionOf(table, piece).id;

export function pieceId(table: Table, piece: Piece): PieceId {
  const plan = table.blueprint.pieces[piece];
  if (plan === undefined) throw unknown(piece, 'piece');
  return plan.id;
}

/** The piece of that runtime id, or NONE. */
export const pieceOf = (table: Table, id: PieceId): Piece => table.blueprint.pieceNumbers.get(id) ?? NONE;

export function spaceId(table: Table, space: Space): SpaceId {
  const plan = table.blueprint.spaces[space];
  if (plan === undefined) throw unknown(space, 'space');
  return plan.id;
}

/** The space of that id, or NONE. */
export const spaceOf = (table: Table, id: SpaceId): Space => table.blueprint.spaceNumbers.get(id) ?? NONE;
