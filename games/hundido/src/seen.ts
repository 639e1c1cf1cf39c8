import { type PieceView, type SeatId, squareName, type View } from '@tapete/core';
import type { Hundido } from './manifest.js';
import type { Sea } from './places.js';
import { KINDS, kindOf, type Ship } from './ships.js';

/*
 * What a view shows of a sea. Refusals, samples and bots read nothing else.
 */

/** A ship that the viewer sees; its cells as the sea counts them. */
export interface Seen {
  readonly ship: Ship;
  readonly cells: readonly number[];
}

/** What has been told of a cell: nothing yet, or the answer to a shot. */
export type Mark = 'water' | 'hit' | 'sunk' | undefined;

/** The ships that are seen on one board: `sea:p0`, `shots:p1`. */
export function shipsSeen(view: View, board: string, sea: Sea): readonly Seen[] {
  return cellsOf(board, sea).flatMap((space) =>
    piecesIn(view, space).flatMap((piece) => {
      const ship = shipIn(piece);
      return ship
        ? [{ ship, cells: [space, ...(piece.covers ?? [])].map((each) => cellNumber(each, sea)) }]
        : [];
    }),
  );
}

/** The answers to all shots at a seat's sea, by cell. */
export function marksOn(view: View, seat: SeatId, sea: Sea): readonly Mark[] {
  return cellsOf(`shots:${seat}`, sea).map((space) => markIn(view, space));
}

export const firedAt = (view: View, seat: SeatId, cell: Cell): boolean =>
  markIn(view, spaceAt(seat, cell)) !== undefined;

export const isAimedAt = (view: View, seat: SeatId, cell: Cell): boolean =>
  piecesIn(view, spaceAt(seat, cell)).some((piece) => nameOf(piece) === 'aim');

export const countIn = (view: View, space: string): number => piecesIn(view, space).length;

interface Cell {
  readonly row: number;
  readonly column: number;
}

const spaceAt = (seat: SeatId, { row, column }: Cell): string => `shots:${seat}/${squareName(row, column)}`;

/** The spaces of a board, row by row. */
const cellsOf = (board: string, { rows, columns }: Sea): readonly string[] =>
  Array.from(
    { length: rows * columns },
    (_, cell) => `${board}/${squareName(Math.floor(cell / columns), cell % columns)}`,
  );

/** Columns are single letters here. */
function cellNumber(space: string, { columns }: Sea): number {
  const name = space.slice(space.indexOf('/') + 1);
  return (Number(name.slice(1)) - 1) * columns + (name.charCodeAt(0) - 'a'.charCodeAt(0));
}

function markIn(view: View, space: string): Mark {
  const names = piecesIn(view, space).map(nameOf);
  return (['water', 'hit', 'sunk'] as const).find((mark) => names.includes(mark));
}

function piecesIn(view: View, space: string): readonly PieceView[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces : [];
}

const nameOf = ({ definition = '' }: PieceView): string => definition.slice(definition.indexOf('/') + 1);

function shipIn(piece: PieceView): Ship | undefined {
  const name = nameOf(piece) as Ship;
  return (KINDS as readonly string[]).includes(kindOf(name)) ? name : undefined;
}

export type Config = Readonly<Hundido['config']>;
