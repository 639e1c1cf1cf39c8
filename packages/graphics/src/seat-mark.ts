/** The shape that goes with each seat's colour, so that a table reads in greyscale. */
export interface SeatMark {
  readonly name: string;
  /** Path in the square from -1 to 1 around 0 0, filled by `evenodd`. */
  readonly path: string;
}

/** Of `p0`, `p1`, …; after the last they begin again, as the colours do. */
export const SEAT_MARKS = [
  { name: 'ring', path: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1zM0-.5A.5 .5 0 1 0 0 .5A.5 .5 0 1 0 0-.5z' },
  { name: 'star', path: 'M0-1.1L.33-.33L1.1 0L.33 .33L0 1.1L-.33 .33L-1.1 0L-.33-.33z' },
  { name: 'triangle', path: 'M0-1.05L1 .75H-1z' },
  { name: 'square', path: 'M-.82-.82H.82V.82H-.82z' },
  { name: 'hexagon', path: 'M-.5-.9H.5L1 0L.5 .9H-.5L-1 0z' },
  { name: 'cross', path: 'M-.32-1H.32V-.32H1V.32H.32V1H-.32V.32H-1V-.32H-.32z' },
] as const satisfies readonly [SeatMark, ...SeatMark[]];

/** The mark of a seat; what belongs to nobody has none. */
export function seatMark(seat: string | undefined): SeatMark | undefined {
  return seat === undefined ? undefined : SEAT_MARKS[Number(seat.slice(1)) % SEAT_MARKS.length];
}
