/*
 * The memory form of a state: one array of integers. First the flow, then for each seat, its resources, the
 * streams of chance, which piece covers each space (where some may), the spaces, the pieces, what is counted on each
 * piece, and what each seat knows of each piece. `Blueprint.at` says where each part begins.
 *
 * Places are numbers and enums, not objects: a bundler writes them into the code that asks for them, and every verb asks.
 */
export const FLOW_WORDS = 8;
export const SEAT_WORDS = 3;
export const SPACE_WORDS = 3;
export const PIECE_WORDS = 7;

export type Words = Int32Array;

/** Words of the flow, by place. */
export enum FLOW {
  /** 0 playing, 1 finished, 2 cancelled. */
  status = 0,
  phase = 1,
  epoch = 2,
  /** Entries in the record. */
  revision = 3,
  turn = 4,
  /** The seat to move in a single phase, or NONE. */
  actor = 5,
  /** Draws of chance so far. */
  draws = 6,
  /** Items of a chance file used so far. */
  scripted = 7,
}

/** Words of a seat: its stage in this phase or NONE, the entries that it made, whether it has withdrawn. */
export enum SEAT {
  stage = 0,
  revision = 1,
  withdrawn = 2,
}

/** Words of a space: its lowest and its highest piece or NONE, and how many there are. */
export enum SPACE {
  bottom = 0,
  top = 1,
  count = 2,
}

/** Words of a piece: its space, the pieces below and above it or NONE, its definition, owner or NONE, face (1 up), and as bits
 * the seats to whom it is revealed where it lies. */
export enum PIECE {
  space = 0,
  below = 1,
  above = 2,
  definition = 3,
  owner = 4,
  face = 5,
  shown = 6,
}
