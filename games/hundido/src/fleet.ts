import {
  coverSpaces,
  coversOf,
  isEmpty,
  type Look,
  movePiece,
  NONE,
  type Piece,
  type Play,
  pieceOf,
  type Seat,
  type Space,
  type SquareBoard,
  spaceOfPiece,
} from '@tapete/core';
import type { Hundido } from './manifest.js';
import { block, isFree, noneBlocked, type Place, placesIn } from './places.js';
import { FLEETS, lengthOf, type Ship } from './ships.js';

/** A ship that lies in its sea, or has been shown over it; its cells as the sea counts them. */
export interface Laid {
  readonly ship: Ship;
  readonly piece: Piece;
  readonly cells: readonly number[];
}

export const shipsOf = ({ config }: Pick<Look<Hundido>, 'config'>): readonly Ship[] => FLEETS[config.fleet];

export const pieceOfShip = ({ table }: Look<Hundido>, seat: Seat, ship: Ship): Piece =>
  pieceOf(table, `${ship}:p${seat}`);

/** The ships of a seat on one of its boards: afloat in the `sea`, shown to all among the `shots`. */
export function laidOn(look: Look<Hundido>, seat: Seat, on: 'sea' | 'shots'): readonly Laid[] {
  const board = look.board(on, seat);
  return shipsOf(look).flatMap((ship) => {
    const piece = pieceOfShip(look, seat, ship);
    if (!board.has(spaceOfPiece(look.table, piece))) return [];
    return [{ ship, piece, cells: spacesOf(look, piece).map((space) => numberIn(board, space)) }];
  });
}

export const rivalOf = (seat: Seat): Seat => 1 - seat;

/** The ships of a seat that have a cell which was not hit. */
export function afloat(look: Look<Hundido>, seat: Seat): readonly Laid[] {
  const board = look.board('shots', seat);
  return laidOn(look, seat, 'sea').filter(({ cells }) =>
    cells.some((cell) => isEmpty(look.table, spaceIn(board, cell))),
  );
}

/** Its anchor and what it covers, in the order of the cells. */
const spacesOf = ({ table }: Look<Hundido>, piece: Piece): readonly Space[] => [
  spaceOfPiece(table, piece),
  ...coversOf(table, piece),
];

export const numberIn = (board: SquareBoard, space: Space): number =>
  board.rowOf(space) * board.columns + board.columnOf(space);

export const spaceIn = (board: SquareBoard, cell: number): Space =>
  board.cell(Math.floor(cell / board.columns), cell % board.columns);

/** Where a ship may lie now: moving it ignores the cells that it leaves. */
export function freePlaces(look: Look<Hundido>, seat: Seat, ship: Ship): readonly Place[] {
  const { config } = look;
  const blocked = noneBlocked(config);
  for (const laid of laidOn(look, seat, 'sea'))
    if (laid.ship !== ship) block(blocked, config, laid.cells, config.touching);
  return placesIn(config, lengthOf(ship)).filter(({ cells }) => isFree(blocked, cells));
}

/** Lays a ship on a board, its anchor in the first of these cells. */
export function layShip(
  play: Play<Hundido>,
  piece: Piece,
  board: SquareBoard,
  cells: readonly number[],
): void {
  const [anchor = NONE, ...covers] = cells.map((cell) => spaceIn(board, cell));
  movePiece(play.table, piece, anchor);
  coverSpaces(play.table, piece, covers);
}
