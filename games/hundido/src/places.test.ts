import { expect, test } from 'vitest';
import { drawFleet } from './draw-fleet.js';
import { cellsFrom, cellsRound, placesIn } from './places.js';
import { FLEETS } from './ships.js';

const sea = { rows: 10, columns: 10 };

test.each([
  [5, 120],
  [4, 140],
  [3, 160],
  [2, 180],
  [1, 100],
])('a ship of %i cells has %i places in an empty sea, each with cells of its own', (length, count) => {
  const places = placesIn(sea, length);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ cells }) => cells.join())).size).toBe(count);
  for (const { cells } of places) expect(cells).toHaveLength(length);
});

test.each([
  [{ row: 0, column: 6, across: true }, 5, undefined],
  [{ row: 6, column: 0, across: false }, 5, undefined],
  [{ row: 9, column: 9, across: true }, 2, undefined],
  [{ row: 4, column: 5, across: true }, 5, [45, 46, 47, 48, 49]],
  [{ row: 5, column: 9, across: false }, 5, [59, 69, 79, 89, 99]],
])('%o of %i cells: a ship does not go on in the next row', (place, length, cells) => {
  expect(cellsFrom(sea, place, length)).toEqual(cells);
});

test('round a cell lie as many cells as may not be touched', () => {
  expect(cellsRound(sea, 0, 'none')).toHaveLength(3);
  expect(cellsRound(sea, 55, 'none')).toHaveLength(8);
  expect(cellsRound(sea, 55, 'edgesOnly')).toHaveLength(4);
  expect(cellsRound(sea, 9, 'edgesOnly')).toEqual([8, 19]);
  expect(cellsRound(sea, 55, 'allowed')).toEqual([]);
});

test('a fleet is drawn wherever there is room for one, and nowhere else', () => {
  const last = (outcomes: number) => outcomes - 1;
  const first = () => 0;
  for (const int of [first, last]) {
    expect(drawFleet(FLEETS.paper, { rows: 8, columns: 8 }, 'none', int)).toHaveLength(10);
    expect(drawFleet(['cruiser-1', 'cruiser-2'], { rows: 3, columns: 3 }, 'none', int)).toHaveLength(2);
    expect(drawFleet(['cruiser-1', 'cruiser-2'], { rows: 2, columns: 3 }, 'none', int)).toBeUndefined();
  }
});

/** Ships of one length are told apart. */
test('the boxed fleet has 30,093,975,536 layouts where ships may touch', () => {
  const [carriers, ...others] = [5, 4, 3, 3, 2].map((length) =>
    placesIn(sea, length).map(({ cells }) => cells),
  );
  const sum = orbitsOf(carriers as Cells[]).reduce((all, [cells, size]) => {
    const apart = others.map((list) => list.filter((each) => !each.some((cell) => cells.includes(cell))));
    return all + size * layoutsOf(apart);
  }, 0);
  expect(sum).toBe(30_093_975_536);
});

type Cells = readonly number[];

/** Of places that are one another turned or mirrored, one, and how many they are. */
function orbitsOf(places: readonly Cells[]): readonly (readonly [Cells, number])[] {
  const orbits = new Map<string, [Cells, number]>();
  for (const cells of places) {
    const turned = [0, 1, 2, 3].map((turns) => turn(cells, turns));
    const alike = [...turned, ...turned.map(mirror)].map((each) => [...each].sort((a, b) => a - b).join());
    const key = alike.sort()[0] as string;
    const orbit = orbits.get(key) ?? [cells, 0];
    orbits.set(key, [orbit[0], orbit[1] + 1]);
  }
  return [...orbits.values()];
}

const turn = (cells: Cells, turns: number): Cells =>
  turns === 0
    ? cells
    : turn(
        cells.map((cell) => (cell % 10) * 10 + (9 - Math.floor(cell / 10))),
        turns - 1,
      );
const mirror = (cells: Cells): Cells => cells.map((cell) => Math.floor(cell / 10) * 10 + (9 - (cell % 10)));

/** All ships but the last are laid one by one; of the last it is counted which of its places meet nothing. */
function layoutsOf(lists: readonly (readonly Cells[])[]): number {
  const last = lists.at(-1) as readonly Cells[];
  const meeting = Array.from({ length: 100 }, (_, cell) =>
    Int32Array.from(last.flatMap((cells, index) => (cells.includes(cell) ? [index] : []))),
  );
  const taken = new Uint8Array(100);
  const met = new Uint8Array(last.length);
  let left = last.length;
  const meet = (index: number, by: 1 | -1): void => {
    const before = met[index] as number;
    met[index] = before + by;
    if (before === 0) left--;
    else if (before + by === 0) left++;
  };
  const lay = (cells: Cells): void => {
    for (const cell of cells) {
      taken[cell] = 1;
      for (const index of meeting[cell] as Int32Array) meet(index, 1);
    }
  };
  const lift = (cells: Cells): void => {
    for (const cell of cells) {
      taken[cell] = 0;
      for (const index of meeting[cell] as Int32Array) meet(index, -1);
    }
  };
  const count = (ship: number): number => {
    if (ship === lists.length - 1) return left;
    let sum = 0;
    for (const cells of lists[ship] as readonly Cells[]) {
      if (cells.some((cell) => taken[cell] === 1)) continue;
      lay(cells);
      sum += count(ship + 1);
      lift(cells);
    }
    return sum;
  };
  return count(0);
}
