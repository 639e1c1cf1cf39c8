import { describe, expect, test } from 'vitest';
import { HIDDEN, OWNER_ONLY, PUBLIC, structure } from '../../test/structure.js';
import { NONE } from '../ids.js';
import { createState } from '../match/state.js';
import { pieceId, piecesIn } from '../table/pieces.js';
import { drawBlueprint } from './blueprint.js';
import type { PieceSpec, SpaceSpec } from './structure.js';

const DECK: SpaceSpec = { id: 'deck', per: 'table', visibility: HIDDEN };
const HAND: SpaceSpec = { id: 'hand', per: 'seat', visibility: OWNER_ONLY, capacity: 3 };
const DISC: PieceSpec = {
  id: 'disc',
  definition: 'tiny/disc',
  count: 2,
  per: 'seat',
  space: 'hand',
  face: 'up',
};
const DEFINITIONS = [{ id: 'tiny/disc', name: 'Disc', properties: {} }];

const plain = structure({ spaces: [DECK, HAND], definitions: DEFINITIONS, pieces: [DISC] });

test('a space of the table stands once, one of the seats once for each', () => {
  const { spaces } = drawBlueprint(plain, 3, {});
  expect(spaces.map(({ id, owner }) => [id, owner])).toEqual([
    ['deck', NONE],
    ['hand:p0', 0],
    ['hand:p1', 1],
    ['hand:p2', 2],
  ]);
});

test('a board has a space for each square, row by row', () => {
  const board = { type: 'square', id: 'sea', per: 'seat', rows: 2, columns: 2, visibility: PUBLIC } as const;
  const { spaces, seatBoards } = drawBlueprint(structure({ boards: [board] }), 2, {});
  expect(spaces.map(({ id }) => id)).toEqual([
    'sea:p0/a1',
    'sea:p0/b1',
    'sea:p0/a2',
    'sea:p0/b2',
    'sea:p1/a1',
    'sea:p1/b1',
    'sea:p1/a2',
    'sea:p1/b2',
  ]);
  expect(seatBoards.get('sea')?.map((each) => each.space('b2'))).toEqual([3, 7]);
});

test('a hex field has a space for each tile, edge and vertex, a network for nodes and edges, a track for spaces', () => {
  const base = { per: 'table', visibility: PUBLIC } as const;
  const tiles = [
    { id: 'wood', q: 0, r: 0 },
    { id: 'hill', q: 1, r: 0 },
    { id: 'sea', q: 0, r: 1 },
  ];
  const boards = [
    {
      type: 'hex',
      id: 'isle',
      ...base,
      tiles,
      edges: [['wood', 'sea']],
      vertices: [['wood', 'hill', 'sea']],
    },
    {
      type: 'network',
      id: 'map',
      ...base,
      nodes: [{ id: 'rome' }, { id: 'oslo' }],
      edges: [['rome', 'oslo']],
    },
    {
      type: 'track',
      id: 'road',
      ...base,
      spaces: [
        { id: 'start', next: ['end'] },
        { id: 'end', next: [] },
      ],
    },
  ] as const;
  const { spaces, boards: drawn } = drawBlueprint(structure({ boards }), 2, {});
  expect(spaces.map(({ id }) => id)).toEqual([
    'isle/wood',
    'isle/hill',
    'isle/sea',
    'isle/wood+sea',
    'isle/wood+hill+sea',
    'map/rome',
    'map/oslo',
    'map/rome+oslo',
    'road/start',
    'road/end',
  ]);
  expect(drawn.get('road')?.neighbours(8)).toEqual([9]);
  const lost = [{ type: 'track', id: 'road', ...base, spaces: [{ id: 'start', next: ['edn'] }] }] as const;
  expect(() => drawBlueprint(structure({ boards: lost }), 2, {})).toThrow(
    expect.objectContaining({ code: 'ID_UNKNOWN', message: 'road/edn: no such cell' }),
  );
});

test('pieces are numbered, and lie with their seat in the order of their numbers', () => {
  const state = createState(drawBlueprint(plain, 2, {}));
  const lying = state.blueprint.spaces.map((_, space) =>
    piecesIn(state, space).map((piece) => pieceId(state, piece)),
  );
  expect(lying).toEqual([[], ['disc-1:p0', 'disc-2:p0'], ['disc-1:p1', 'disc-2:p1']]);
});

test('one piece alone bears no number, and may lie with each seat or on the table', () => {
  const shared = structure({
    ...plain,
    pieces: [
      { ...DISC, count: 1 },
      { ...DISC, id: 'wheel', count: 1, per: 'table', space: 'deck' },
    ],
  });
  expect(drawBlueprint(shared, 2, {}).pieces.map(({ id, owner }) => [id, owner])).toEqual([
    ['disc:p0', 0],
    ['disc:p1', 1],
    ['wheel', NONE],
  ]);
});

test('sizes and counts may come from the config', () => {
  const sized = structure({
    ...plain,
    boards: [
      { type: 'square', id: 'b', per: 'table', rows: { config: 'rows' }, columns: 2, visibility: PUBLIC },
    ],
    pieces: [{ ...DISC, count: { config: 'discs' } }],
  });
  const { boards, pieces } = drawBlueprint(sized, 2, { rows: 3, discs: 3 });
  expect(boards.get('b')?.spaces()).toHaveLength(6);
  expect(pieces).toHaveLength(6);
});

test('a whole table faces everybody alike, so its owner is shown what others are', () => {
  const odd = structure({
    spaces: [{ ...DECK, visibility: { owner: 'identity', others: 'nothing' } }, HAND],
  });
  expect(
    drawBlueprint(odd, 1, {}).spaces.map(({ ownerLevel, othersLevel }) => [ownerLevel, othersLevel]),
  ).toEqual([
    ['nothing', 'nothing'],
    ['identity', 'count'],
  ]);
});

describe('a structure that contradicts itself is refused', () => {
  test.each([
    ['ID_TWICE', structure({ spaces: [DECK, DECK] })],
    [
      'ID_TWICE',
      structure({
        ...plain,
        pieces: [
          { ...DISC, count: 1 },
          { ...DISC, count: 1 },
        ],
      }),
    ],
    ['ID_TWICE', structure({ phases: [...structure().phases, ...structure().phases] })],
    ['ID_UNKNOWN', structure({ ...plain, pieces: [{ ...DISC, space: 'hands' }] })],
    ['ID_UNKNOWN', structure({ ...plain, pieces: [{ ...DISC, definition: 'tiny/dics' }] })],
    ['ID_UNKNOWN', structure({ ...plain, pieces: [{ ...DISC, per: 'table' }] })],
    ['SIZE_WRONG', structure({ ...plain, pieces: [{ ...DISC, count: { config: 'discs' } }] })],
    ['SIZE_WRONG', structure({ ...plain, pieces: [{ ...DISC, count: -1 }] })],
    ['SIZE_WRONG', structure({ ...plain, pieces: [{ ...DISC, count: 1.5 }] })],
    ['SPACE_FULL', structure({ ...plain, pieces: [{ ...DISC, count: 4 }] })],
  ])('%s', (code, wrong) => {
    expect(() => drawBlueprint(wrong, 2, {})).toThrow(expect.objectContaining({ name: 'Failure', code }));
  });
});

test('who sees all that there is has no need of a view of its own', () => {
  const open = (space: SpaceSpec) => drawBlueprint(structure({ spaces: [space] }), 2, {}).open;
  expect([
    open({ ...HAND, visibility: PUBLIC }),
    open(HAND),
    open(DECK),
    open({ ...HAND, visibility: { owner: 'identity', others: 'order' } }),
  ]).toEqual([true, false, false, false]);
});
