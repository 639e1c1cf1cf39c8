/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { MIDDLE } from './paper.js';
import { Pip } from './pip.js';

const [LEFT, CENTRE, RIGHT] = [87, MIDDLE.x, 163];
/** Heights of rows: three or four in the outer columns, and between them. */
const [TOP, BOTTOM] = [57, 293];
const down = (share: number): number => TOP + (BOTTOM - TOP) * share;

type Place = readonly [x: number, y: number];
const column = (x: number, ...shares: readonly number[]): Place[] => shares.map((share) => [x, down(share)]);
const sides = (...shares: readonly number[]): Place[] => [
  ...column(LEFT, ...shares),
  ...column(RIGHT, ...shares),
];

/** Where pips lie, by how many there are. Those under the middle of the card stand on their heads. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: column(CENTRE, 0, 1),
  3: column(CENTRE, 0, 1 / 2, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), ...column(CENTRE, 1 / 2)],
  6: sides(0, 1 / 2, 1),
  7: [...sides(0, 1 / 2, 1), ...column(CENTRE, 1 / 4)],
  8: [...sides(0, 1 / 2, 1), ...column(CENTRE, 1 / 4, 3 / 4)],
  9: [...sides(0, 1 / 3, 2 / 3, 1), ...column(CENTRE, 1 / 2)],
  10: [...sides(0, 1 / 3, 2 / 3, 1), ...column(CENTRE, 1 / 6, 5 / 6)],
};

/** Pips as on every deck since long ago: as many as the rank, from two to ten. */
export const Pips = ({ card, rank }: { readonly card: string; readonly rank: number }) =>
  (PLACES[rank] ?? []).map(([x, y]) => <Pip card={card} x={x} y={y} height={46} isTurned={y > MIDDLE.y} />);
