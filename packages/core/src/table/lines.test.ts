import { describe, expect, test } from 'vitest';
import { PUBLIC, structure } from '../../test/structure.js';
import { NONE } from '../ids.js';
import { createState, type State } from '../match/state.js';
import { drawBlueprint } from '../structure/blueprint.js';
import { countOwned, linesThrough, ownerAt } from './lines.js';
import { givePiece, movePiece } from './move-piece.js';
import { spaceId, spaceOf } from './pieces.js';
import { LINES, type SquareBoard, WAYS } from './square-board.js';

/** A board as it is drawn, the highest row first: `x` is p0's, `o` is p1's, `-` nobody's, `.` is free. */
function board(...rows: readonly string[]): { on: State; squares: SquareBoard } {
  const columns = rows[0]?.length ?? 0;
  const blueprint = drawBlueprint(
    structure({
      spaces: [{ id: 'box', per: 'table', visibility: PUBLIC }],
      boards: [{ type: 'square', id: 'board', per: 'table', rows: rows.length, columns, visibility: PUBLIC }],
      definitions: [{ id: 'tiny/stone', name: 'Stone', properties: {} }],
      pieces: [{ id: 'stone', definition: 'tiny/stone', count: 99, per: 'table', space: 'box', face: 'up' }],
    }),
    2,
    {},
  );
  const on = createState(blueprint);
  const squares = blueprint.boards.get('board') as SquareBoard;
  let stone = 0;
  for (const [fromTop, row] of rows.entries())
    for (const [column, mark] of [...row].entries()) {
      if (mark === '.') continue;
      givePiece(on, stone, mark === 'x' ? 0 : mark === 'o' ? 1 : NONE);
      movePiece(on, stone++, squares.cell(rows.length - 1 - fromTop, column));
    }
  return { on, squares };
}

const cellsThrough = ({ on, squares }: ReturnType<typeof board>, cell: string, length: number): string =>
  linesThrough(on, squares, spaceOf(on, `board/${cell}`), length)
    .map((each) => spaceId(on, each).replace('board/', ''))
    .join(' ');

describe('lines of one owner through a cell', () => {
  test.each<[string, readonly string[], string, number, string]>([
    ['across', ['....', 'xxx.'], 'b1', 3, 'a1 b1 c1'],
    ['up', ['x', 'x', 'x'], 'a1', 3, 'a1 a2 a3'],
    ['on one diagonal', ['..x', '.x.', 'x..'], 'b2', 3, 'a1 b2 c3'],
    ['on the other', ['x..', '.x.', '..x'], 'c1', 3, 'c1 b2 a3'],
    ['longer than needed', ['xxxxx'], 'c1', 3, 'a1 b1 c1 d1 e1'],
    ['several at once, each cell once', ['x.x', 'xx.', 'xxx'], 'a1', 3, 'a1 b1 c1 a2 b2 a3 c3'],
    ['too short', ['.x.', 'xxo'], 'a1', 3, ''],
    ['with a gap', ['xx.xx'], 'a1', 3, ''],
    ['broken by the other side', ['xxoxx'], 'b1', 3, ''],
    ['of the cell’s own side', ['xxo', 'ooo'], 'c2', 2, 'b1 c1 c2'],
    ['none where nothing lies', ['xx.', 'xx.'], 'c1', 2, ''],
    ['none of pieces that nobody owns', ['---'], 'b1', 3, ''],
    ['never round an edge', ['.xx', 'x..'], 'b2', 3, ''],
  ])('%s', (_, rows, cell, length, cells) => {
    const sorted = (text: string) => text.split(' ').sort().join(' ');
    expect(sorted(cellsThrough(board(...rows), cell, length))).toBe(sorted(cells));
  });

  test('are told in the order of the board', () => {
    expect(cellsThrough(board('x..', '.x.', '..x'), 'a3', 3)).toBe('c1 b2 a3');
  });
});

test('who owns the top of a space, and how far it goes', () => {
  const { on, squares } = board('x-o.');
  expect(squares.cells().map((cell) => ownerAt(on, cell))).toEqual([0, NONE, 1, NONE]);
  const { on: row, squares: along } = board('xxox');
  expect(countOwned(row, along.cells(), 0)).toBe(2);
  expect(countOwned(row, along.cells(), 1)).toBe(0);
  expect(countOwned(row, [], 0)).toBe(0);
});

test('there are eight ways over a board, two along each line', () => {
  expect(WAYS).toHaveLength(8);
  expect(new Set(WAYS.map(({ up, right }) => `${up},${right}`)).size).toBe(8);
  for (const { ahead, behind } of LINES)
    expect([-ahead.up, -ahead.right].map((step) => step + 0)).toEqual([behind.up, behind.right]);
});

test('the cells that follow one way end at the edge', () => {
  const { squares } = board('....', '....', '....');
  for (const way of WAYS)
    for (const cell of squares.cells()) {
      const ray = squares.along(cell, way);
      const walked: number[] = [];
      for (
        let next = squares.step(cell, way.up, way.right);
        next !== NONE;
        next = squares.step(next, way.up, way.right)
      )
        walked.push(next);
      expect(ray).toEqual(walked);
    }
});
