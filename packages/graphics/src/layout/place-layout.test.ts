import type { SeatId, SpaceView } from '@tapete/core';
import type { Layout } from '@tapete/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainTable } from '../plain.js';
import { arrangePieces } from './arrange-pieces.js';
import { type PlacedTable, placeLayout } from './place-layout.js';
import type { Rect } from './rect.js';

const up = (count: number): SpaceView => ({
  pieces: Array.from({ length: count }, (_, name) => ({ name, owner: null, face: 'up' as const })),
});
const board = (base: string, columns: number, rows: number): Record<string, SpaceView> =>
  Object.fromEntries(
    Array.from({ length: columns * rows }, (_, index) => {
      const name = `${String.fromCharCode(97 + (index % columns))}${Math.floor(index / columns) + 1}`;
      return [`${base}/${name}`, up(0)];
    }),
  );
const layout = (places: Layout['wide']['places']): Layout => {
  const sheet = { width: 100, height: 60, places };
  return { layoutVersion: 1, cloth: 'blue', wide: sheet, tall: sheet };
};
const spaceOf = (table: PlacedTable, id: string) =>
  table.places.flatMap(({ spaces }) => spaces).find((space) => space.id === id);
const place = { x: 10, y: 10, width: 40, height: 30 };

test('cells of a board lie inside its margin, row 1 at the bottom', () => {
  const table = placeLayout({
    layout: layout([{ of: 'board', ...place, arrangement: 'grid', margin: 5, front: 'board-front' }]),
    shape: 'wide',
    viewer: 'p0',
    seats: ['p0', 'p1'],
    spaces: { ...board('board', 3, 2), 'board/a1': up(1) },
  });
  expect(table.places).toMatchObject([{ of: 'board', isBoard: true, front: 'board-front', rect: place }]);
  expect(spaceOf(table, 'board/a1')).toMatchObject({
    rect: { x: 15, y: 25, width: 10, height: 10 },
    column: 0,
    row: 0,
    pieces: [{ x: 15, y: 25, width: 10, height: 10 }],
  });
  expect(spaceOf(table, 'board/c2')?.rect).toEqual({ x: 35, y: 15, width: 10, height: 10 });
});

test('places are taken from where the viewer sits, and nothing lies twice', () => {
  const hands = { 'hand:p0': up(1), 'hand:p1': up(1), 'hand:p2': up(1), 'hand:p3': up(1) };
  const each = (['mine', 'next', 'across', 'previous', 'theirs'] as const).map((seat, index) => ({
    of: 'hand',
    seat,
    ...place,
    y: 10 * index,
    arrangement: 'row' as const,
  }));
  const seatsOf = (viewer: SeatId | 'spectator', seats: SeatId[]) => {
    const spaces = Object.fromEntries(
      Object.entries(hands).filter(([id]) => seats.includes(id.slice(5) as SeatId)),
    );
    const { places } = placeLayout({ layout: layout(each), shape: 'wide', viewer, seats, spaces });
    return places.map(({ seat, rect }) => `${seat}@${rect.y}`);
  };
  expect(seatsOf('p2', ['p0', 'p1', 'p2', 'p3'])).toEqual(['p2@0', 'p3@10', 'p0@20', 'p1@30']);
  expect(seatsOf('spectator', ['p0', 'p1', 'p2'])).toEqual(['p0@0', 'p1@10', 'p2@30']);
  expect(seatsOf('p1', ['p0', 'p1'])).toEqual(['p1@0', 'p0@10']);
});

test('theirs is spread along the place in turn order', () => {
  const { places } = placeLayout({
    layout: layout([{ of: 'hand', seat: 'theirs', ...place, arrangement: 'pile' }]),
    shape: 'tall',
    viewer: 'p1',
    seats: ['p0', 'p1', 'p2'],
    spaces: { 'hand:p0': { count: 3 }, 'hand:p1': up(3), 'hand:p2': { count: 0 } },
  });
  expect(places.map(({ seat, rect }) => [seat, rect.x, rect.width])).toEqual([
    ['p2', 10, 20],
    ['p0', 30, 20],
  ]);
});

const card = { width: 10, height: 14 };
const arranged = (arrangement: Layout['wide']['places'][number]['arrangement'], rect: Rect, faces: string) =>
  arrangePieces({
    arrangement,
    rect,
    size: card,
    pieces: [...faces].map((face) => ({ isDown: face === 'd' })),
  });

test('a fan closes over backs, and closes up where there is no room', () => {
  const tall = { x: 0, y: 0, width: 10, height: 100 };
  const ys = arranged('fan', tall, 'dduu').map(({ y }) => Math.round(100 * y) / 100);
  expect(ys).toEqual([0, 1.82, 3.64, 7.84]);
  const short = { ...tall, height: 16 };
  expect(arranged('fan', short, 'dduu').at(-1)?.y).toBeCloseTo(2);
});

test('a row lies in the middle, and over each other where there is no room', () => {
  const wide = { x: 0, y: 0, width: 50, height: 20 };
  expect(arranged('row', wide, 'uu').map(({ x, y }) => [x, y])).toEqual(
    [
      [14.6, 3],
      [25.4, 3],
    ].map(([x, y]) => [expect.closeTo(x ?? 0), y]),
  );
  const many = arranged('row', wide, 'u'.repeat(20));
  expect([many[0]?.x, many.at(-1)?.x]).toEqual([0, expect.closeTo(40)]);
});

test('a hand is held over each other, each card turned further, in the middle', () => {
  const held = arranged('hand', { x: 0, y: 0, width: 60, height: 20 }, 'uuu');
  expect(held.map(({ turn }) => turn)).toEqual([-5, 0, 5]);
  expect(held.map(({ x }) => Math.round(10 * x) / 10)).toEqual([17.8, 25, 32.2]);
  expect(held[0]?.y).toBeCloseTo(held[2]?.y ?? 0);
  expect(held[0]?.y).toBeGreaterThan(held[1]?.y ?? 0);
});

test('what lies turned is turned about the middle of its place', () => {
  const rect = { x: 0, y: 0, width: 20, height: 60 };
  const faces = [{ isDown: false }, { isDown: false }];
  const lying = arrangePieces({ arrangement: 'row', rect, size: card, pieces: faces, turn: 90 });
  expect(lying).toEqual([
    { x: 5, y: expect.closeTo(17.6), width: 10, height: 14, turn: 90 },
    { x: 5, y: expect.closeTo(28.4), width: 10, height: 14, turn: 90 },
  ]);
});

test('a pile rises a little with each piece, and never far', () => {
  const two = arranged('pile', { x: 0, y: 0, width: 10, height: 20 }, 'dd');
  expect(two.map(({ y }) => y)).toEqual([3, expect.closeTo(2.916)]);
  const many = arranged('pile', { x: 0, y: 0, width: 10, height: 20 }, 'd'.repeat(60));
  expect(3 - (many.at(-1)?.y ?? 0)).toBeCloseTo(0.07 * 14);
});

test('squares of a road lie beside the next one, cells of a hex field between those of the row below', () => {
  const road = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`way/${index}`, up(0)]));
  const spaces = { ...road, ...board('field', 3, 3) };
  const table = placeLayout({
    layout: layout([
      { of: 'way', ...place, arrangement: 'road' },
      { of: 'field', ...place, arrangement: 'hex' },
    ]),
    shape: 'wide',
    viewer: 'p0',
    seats: ['p0'],
    spaces,
  });
  const [way, field] = table.places.map((placed) => placed.spaces);
  for (const [index, { rect }] of (way ?? []).entries()) {
    const before = way?.[index - 1]?.rect ?? rect;
    const steps = Math.abs(rect.x - before.x) / rect.width + Math.abs(rect.y - before.y) / rect.height;
    expect(steps).toBeCloseTo(index === 0 ? 0 : 1);
  }
  const [a1, a2] = ['field/a1', 'field/a2'].map((id) => field?.find((space) => space.id === id)?.rect);
  expect((a2?.x ?? 0) - (a1?.x ?? 0)).toBeCloseTo((a1?.width ?? 0) / 2);
});

test('without a layout every space has a place of its own on the table, with a caption', () => {
  const view = fc.oneof(
    fc.nat(30).map(up),
    fc.nat(60).map((count): SpaceView => ({ count })),
    fc.boolean().map((any): SpaceView => ({ any })),
  );
  const tables = fc.record({
    shape: fc.constantFrom('wide' as const, 'tall' as const),
    seatCount: fc.integer({ min: 1, max: 6 }),
    shared: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), view, { maxKeys: 5 }),
    own: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}-own$/), view, { maxKeys: 3 }),
    boards: fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 })), {
      maxLength: 2,
    }),
    isBoardOwn: fc.boolean(),
  });
  fc.assert(
    fc.property(tables, ({ shape, seatCount, shared, own, boards, isBoardOwn }) => {
      const seats = Array.from({ length: seatCount }, (_, seat): SeatId => `p${seat}`);
      const forEach = (id: string, make: (id: string) => Record<string, SpaceView>) =>
        Object.assign({}, ...seats.map((seat) => make(`${id}:${seat}`)));
      const spaces: Record<string, SpaceView> = { ...shared };
      for (const [id, one] of Object.entries(own))
        Object.assign(
          spaces,
          forEach(id, (name) => ({ [name]: one })),
        );
      for (const [index, [columns, rows]] of boards.entries()) {
        const make = (id: string) => board(id, columns, rows);
        Object.assign(spaces, isBoardOwn ? forEach(`board-${index}`, make) : make(`board-${index}`));
      }
      const table = placeLayout({ plain: plainTable(), shape, viewer: 'spectator', seats, spaces });
      const placed = table.places.flatMap((one) => one.spaces);
      expect(placed.map(({ id }) => id).sort()).toEqual(Object.keys(spaces).sort());
      const cloth = { x: 0, y: 0, width: table.width, height: table.height };
      const faults = table.places.flatMap((one) => [
        ...(one.caption === `space.${one.of}` ? [] : ['no caption']),
        ...(Math.min(one.rect.width, one.rect.height) > 0 && isInside(one.rect, cloth)
          ? []
          : ['off the cloth']),
        ...(table.places.some((other) => other !== one && overlaps(one.rect, other.rect))
          ? ['over another']
          : []),
        ...(one.spaces.every(({ rect }) => isInside(rect, one.rect)) ? [] : ['cells outside']),
      ]);
      expect(faults).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const SLACK = 1e-6;
const isInside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;
const overlaps = (one: Rect, other: Rect) =>
  one.x + one.width > other.x + SLACK &&
  other.x + other.width > one.x + SLACK &&
  one.y + one.height > other.y + SLACK &&
  other.y + other.height > one.y + SLACK;
