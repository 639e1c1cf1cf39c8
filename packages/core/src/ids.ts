/** A place at the table, as everybody outside a running step writes it: `p0` moves first. */
export type SeatId = `p${number}`;

/** A seat inside a running match: 0 is `p0`. */
export type Seat = number;

/** Who looks at a match: one seat, or somebody who has none. */
export type Viewer = SeatId | 'spectator';

/** Where pieces lie, as written: `deck`, `hand:p0`, `board/c4`, `sea:p1/b7`. */
export type SpaceId = string & { readonly brand?: 'SpaceId' };

/** A space inside a running match: its number in the blueprint. */
export type Space = number & { readonly brand?: 'Space' };

/** A piece as rules, scripts and chance files write it: `hearts-1`, `disc-3:p0`. Never leaves in a view. */
export type PieceId = string & { readonly brand?: 'PieceId' };

/** A piece inside a running match: its number at the table. */
export type Piece = number & { readonly brand?: 'Piece' };

/** A piece as one viewer names it: numbers in the order in which that viewer came to see pieces. */
export type PieceName = number & { readonly brand?: 'PieceName' };

/** What a piece is: `playing-cards/poker52#hearts-1`, `conecta4/disc`. */
export type DefinitionId = string & { readonly brand?: 'DefinitionId' };

/** No space, no piece, no seat. */
export const NONE = -1;

/** Ten seats have their ids ready, for rules ask in every move. */
const SEAT_IDS: readonly SeatId[] = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'];

export const seatId = (seat: Seat): SeatId => SEAT_IDS[seat] ?? `p${seat}`;

/** The seat that an id names, or NONE. */
export function seatOf(id: string): Seat {
  return /^p(0|[1-9]\d?)$/.test(id) ? Number(id.slice(1)) : NONE;
}
