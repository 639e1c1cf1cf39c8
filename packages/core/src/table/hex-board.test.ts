import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE } from '../ids.js';
import { HEX_LINES, HEX_WAYS, HexBoard, type HexTile, hexDistance } from './hex-board.js';

/** Every place at most so far from the middle. */
function places(radius: number): { q: number; r: number }[] {
  const all: { q: number; r: number }[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++)
      if (hexDistance({ q: 0, r: 0 }, { q, r }) <= radius) all.push({ q, r });
  return all;
}

/** A field of these places, with everything between its tiles that there can be. */
function field(at: readonly { q: number; r: number }[], first = 100): { board: HexBoard; tiles: HexTile[] } {
  const tiles = at.map(({ q, r }, index) => ({ id: `t${index}`, q, r }));
  const touch = (one: number, other: number) =>
    hexDistance(tiles[one] as HexTile, tiles[other] as HexTile) === 1;
  const numbers = tiles.map((_, index) => index);
  const after = (one: number) => numbers.filter((other) => other > one && touch(one, other));
  const edges = numbers.flatMap((one) => after(one).map((other) => [one, other] as const));
  const vertices = edges.flatMap(([one, other]) =>
    after(other)
      .filter((third) => touch(one, third))
      .map((third) => [one, other, third] as const),
  );
  return { board: new HexBoard(first, { tiles, edges, vertices }), tiles };
}

const anyField = fc.uniqueArray(fc.constantFrom(...places(3)), {
  minLength: 1,
  maxLength: 24,
  selector: ({ q, r }) => `${q},${r}`,
});

const whole = field(places(2));

test('a field of nineteen tiles has 42 sides between them and 24 corners of three', () => {
  const { board } = whole;
  expect([board.tiles().length, board.edges().length, board.vertices().length]).toEqual([19, 42, 24]);
  expect(board.size).toBe(85);
  expect(board.tiles()[0]).toBe(100);
  expect(board.vertices().at(-1)).toBe(184);
});

test('names of what lies between tiles are those of the tiles', () => {
  const { board } = field([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ]);
  expect(board.spaces().map((space) => board.nameOf(space))).toEqual([
    't0',
    't1',
    't2',
    't0+t1',
    't0+t2',
    't1+t2',
    't0+t1+t2',
  ]);
  for (const space of board.spaces()) expect(board.space(board.nameOf(space))).toBe(space);
  expect(board.space('t0+t9')).toBe(NONE);
});

test('rings around the middle have six tiles a step', () => {
  const { board } = whole;
  const middle = board.at(0, 0);
  expect([0, 1, 2, 3].map((radius) => board.ring(middle, radius).length)).toEqual([1, 6, 12, 0]);
  expect(board.within(middle, 1)).toHaveLength(7);
});

test('a way round a gap is longer than the distance over it', () => {
  const { board } = field(places(1).filter(({ q, r }) => q !== 0 || r !== 0));
  const [left, right] = [board.at(-1, 0), board.at(1, 0)];
  expect(board.distance(left, right)).toBe(2);
  expect(board.path(left, right)).toHaveLength(4);
});

test('tiles touch where they are one apart, edges and vertices where they share a corner or a side', () => {
  fc.assert(
    fc.property(anyField, (at) => {
      const { board } = field(at);
      const names = (spaces: readonly number[]) => spaces.map((space) => board.nameOf(space)).sort();
      const touch = (one: number, other: number) =>
        hexDistance(board.placeOf(one), board.placeOf(other)) === 1;
      for (const tile of board.tiles()) {
        expect(names(board.neighbours(tile))).toEqual(
          names(board.tiles().filter((other) => touch(tile, other))),
        );
        const isAround = (space: number) => board.tilesAt(space).includes(tile);
        expect(names(board.edgesAt(tile))).toEqual(names(board.edges().filter(isAround)));
        expect(names(board.verticesAt(tile))).toEqual(names(board.vertices().filter(isAround)));
      }
      const shared = (one: number, other: number) =>
        board.tilesAt(one).filter((tile) => board.tilesAt(other).includes(tile)).length;
      for (const edge of board.edges()) {
        expect(board.tilesAt(edge)).toHaveLength(2);
        const [one = NONE, other = NONE] = board.tilesAt(edge);
        expect(board.edge(one, other)).toBe(edge);
        const meets = (near: number) =>
          near !== edge &&
          shared(near, edge) === 1 &&
          [...board.tilesAt(near), one, other].every((tile, _, all) =>
            all.every((second) => tile === second || touch(tile, second)),
          );
        expect(names(board.neighbours(edge))).toEqual(names(board.edges().filter(meets)));
        expect(names(board.verticesAt(edge))).toEqual(
          names(board.vertices().filter((vertex) => shared(vertex, edge) === 2)),
        );
      }
      for (const vertex of board.vertices()) {
        const [one = NONE, other = NONE, third = NONE] = board.tilesAt(vertex);
        expect(board.vertex(one, other, third)).toBe(vertex);
        expect(names(board.neighbours(vertex))).toEqual(
          names(board.vertices().filter((near) => near !== vertex && shared(near, vertex) === 2)),
        );
        expect(names(board.edgesAt(vertex))).toEqual(
          names(board.edges().filter((edge) => shared(edge, vertex) === 2)),
        );
      }
    }),
    { numRuns: 30 },
  );
});

test('what follows one way lies in a line, and the way back leads back', () => {
  fc.assert(
    fc.property(anyField, fc.nat(), fc.nat({ max: 5 }), (at, pick, number) => {
      const { board } = field(at);
      const tiles = board.tiles();
      const from = tiles[pick % tiles.length] as number;
      const way = HEX_WAYS[number] as (typeof HEX_WAYS)[number];
      const back = HEX_WAYS[(number + 3) % 6] as (typeof HEX_WAYS)[number];
      const along = board.along(from, way);
      along.forEach((tile, index) => {
        expect(board.step(from, way, index + 1)).toBe(tile);
        expect(board.distance(from, tile)).toBe(index + 1);
        expect(board.along(tile, back).slice(0, index + 1)).toContain(from);
      });
      expect(board.step(from, way, along.length + 1)).toBe(NONE);
    }),
  );
  expect(HEX_LINES.map(({ ahead, behind }) => [ahead.q + behind.q, ahead.r + behind.r])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('a path goes from neighbour to neighbour and is never shorter than the distance', () => {
  fc.assert(
    fc.property(anyField, fc.nat(), fc.nat(), (at, one, other) => {
      const { board } = field(at);
      const tiles = board.tiles();
      const [from = 0, to = 0] = [tiles[one % tiles.length], tiles[other % tiles.length]];
      const path = board.path(from, to);
      path.forEach((tile, index) => {
        if (index > 0) expect(board.neighbours(path[index - 1] as number)).toContain(tile);
      });
      expect(board.reach(from).get(to)).toBe(path.length === 0 ? undefined : path.length - 1);
      if (path.length > 0) expect(path.length - 1).toBeGreaterThanOrEqual(board.distance(from, to));
      expect(board.area(from, () => true).includes(to)).toBe(path.length > 0);
      expect(board.path(to, from)).toHaveLength(path.length);
    }),
  );
});
