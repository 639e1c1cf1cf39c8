import { NONE } from '../ids.js';
import type { Scalar } from '../json.js';
import { readSquareName } from '../table/square-board.js';
import type { Block, Column, Domain, Pattern, Place } from './domain.js';

/** A row as it is listed: a value for each parameter, what it points at, what it would cover. */
export interface ListedRow {
  readonly values: readonly Scalar[];
  readonly at: readonly Scalar[];
  readonly covers: readonly Scalar[];
}

/** Cutting rows into patterns must save something: each stands for at least so many rows on average. */
const ROWS_A_PATTERN = 4;

/** Writes rows as patterns on places. The same rows are always written alike, and `rowsOf` reads them all again. */
export function writeDomain(parameters: readonly string[], rows: readonly ListedRow[]): Domain {
  const squares = new Squares();
  const drawn = rows.map((row, number) => drawnRow(row, number, squares));
  const parts = cut(drawn, (one, other) => one.make !== other.make);
  return { parameters, patterns: parts.flatMap(patternsIn) };
}

/** A cell of a board of squares. */
interface Square extends Place {
  readonly on: string;
}

/** Names are read once, for a board's cells are named by many rows. */
class Squares {
  private readonly known = new Map<string, Square | undefined>();

  of(value: Scalar): Square | undefined {
    if (typeof value !== 'string') return undefined;
    if (!this.known.has(value)) this.known.set(value, readSquare(value));
    return this.known.get(value);
  }
}

function readSquare(id: string): Square | undefined {
  const slash = id.indexOf('/');
  const { row, column } = readSquareName(id.slice(slash + 1));
  return slash < 0 || row === NONE ? undefined : { on: id.slice(0, slash), x: column, y: row };
}

/** A row with the place that it is laid on, and what of it is a square. */
interface DrawnRow {
  readonly items: readonly Scalar[];
  readonly squares: readonly (Square | undefined)[];
  readonly place: Place;
  /** How many items of each kind there are: rows that differ in this are never of one pattern. */
  readonly make: string;
  readonly counts: readonly [values: number, at: number, covers: number];
}

function drawnRow({ values, at, covers }: ListedRow, number: number, known: Squares): DrawnRow {
  const items = [...values, ...at, ...covers];
  const squares = items.map((item) => known.of(item));
  const end = values.length + at.length;
  // What a move leads to: the end of its path, the first that is covered, or the last value that is a square.
  const place =
    lastOf(squares.slice(values.length, end)) ??
    squares.slice(end).find((each) => each !== undefined) ??
    lastOf(squares.slice(0, values.length)) ??
    ({ x: number, y: 0 } as Place);
  const counts = [values.length, at.length, covers.length] as const;
  return { items, squares, place, make: counts.join(), counts };
}

const lastOf = (squares: readonly (Square | undefined)[]): Square | undefined =>
  squares.filter((each) => each !== undefined).at(-1);

function patternsIn(rows: readonly DrawnRow[]): Pattern[] {
  const parts = cut(rows, (one, other) => !isSameFigure(one, other));
  return parts.length * ROWS_A_PATTERN <= rows.length ? parts.map(patternOf) : [patternOf(rows)];
}

/** Whether two rows have the same squares, seen from their places. */
function isSameFigure(one: DrawnRow, other: DrawnRow): boolean {
  return one.squares.every((square, item) => {
    const like = other.squares[item];
    if (square === undefined || like === undefined) return square === like;
    return isSameStep(square, one.place, like, other.place);
  });
}

const isSameStep = (square: Square, from: Place, like: Square, other: Place): boolean =>
  square.on === like.on && square.x - from.x === like.x - other.x && square.y - from.y === like.y - other.y;

function patternOf(rows: readonly DrawnRow[]): Pattern {
  const { counts } = rows[0] as DrawnRow;
  const columns = (rows[0] as DrawnRow).items.map((_, item) => columnOf(rows, item));
  const [values, at] = counts;
  return {
    places: blocksOf(rows.map(({ place }) => place)),
    values: columns.slice(0, values),
    ...(counts[1] > 0 && { at: columns.slice(values, values + at) }),
    ...(counts[2] > 0 && { covers: columns.slice(values + at) }),
  };
}

function columnOf(rows: readonly DrawnRow[], item: number): Column {
  const [{ items, squares, place }] = rows as readonly [DrawnRow];
  const first = items[item] as Scalar;
  if (rows.every((row) => row.items[item] === first)) return first;
  if (Number.isSafeInteger(first)) {
    const x = Number(first) - place.x;
    if (rows.every((row) => row.items[item] === row.place.x + x)) return { x };
    const y = Number(first) - place.y;
    if (rows.every((row) => row.items[item] === row.place.y + y)) return { y };
  }
  const square = squares[item];
  const isFigure = rows.every(({ squares: { [item]: like }, place: other }) => {
    return square !== undefined && like !== undefined && isSameStep(square, place, like, other);
  });
  return square && isFigure ? stepTo(square, place) : rows.map((row) => row.items[item] as Scalar);
}

function stepTo({ on, ...square }: Square, place: Place): Column {
  const [x, y] = [square.x - place.x, square.y - place.y];
  return { on, ...(x !== 0 && { x }), ...(y !== 0 && { y }) };
}

/** Runs to the right, and runs of one kind above each other as one block. */
function blocksOf(places: readonly Place[]): Block[] {
  const runs = cut(places, (one, other) => other.x !== one.x + 1 || other.y !== one.y);
  const lines = runs.map((run) => ({ ...(run[0] as Place), width: run.length }));
  const stacks = cut(lines, (one, other) => !isAbove(one, other));
  return stacks.map((stack): Block => {
    const { x, y, width } = stack[0] as (typeof lines)[number];
    if (stack.length > 1) return [x, y, width, stack.length];
    return width > 1 ? [x, y, width] : [x, y];
  });
}

interface Line extends Place {
  readonly width: number;
}

const isAbove = (below: Line, line: Line): boolean =>
  line.x === below.x && line.y === below.y + 1 && line.width === below.width;

/** A list in parts, with a cut wherever an item does not go with the one before it. */
function cut<Item>(list: readonly Item[], isCut: (one: Item, other: Item) => boolean): Item[][] {
  const parts: Item[][] = [];
  for (const [index, item] of list.entries()) {
    if (index === 0 || isCut(list[index - 1] as Item, item)) parts.push([]);
    parts.at(-1)?.push(item);
  }
  return parts;
}
