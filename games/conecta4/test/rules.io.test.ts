import type { JsonObject, LockedMatch, SeatId } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { begin, columnsOf, dropAll, lay, rewritten } from './board.js';
import { openConecta4 } from './game.js';
import { type Cell, cellId, inOrder, LINES_OF_FOUR } from './lines.js';

const game = openConecta4();

const events = (match: LockedMatch) => match.updates('spectator', 0).flatMap((update) => update.events);
const lastLine = (match: LockedMatch) => events(match).at(-1)?.data.line;
const won = (seat: SeatId, reason: string) => ({
  status: 'finished',
  result: {
    [seat]: { outcome: 'win', reason },
    [seat === 'p0' ? 'p1' : 'p0']: { outcome: 'loss', reason },
  },
  flow: { stages: {} },
});

describe('a turn', () => {
  test('drops one disc, which rests on the lowest free cell; then the other seat is to move', () => {
    const match = dropAll(begin(game), [3, 3, 2]);
    expect(
      events(match).map(({ type, data }) => [type, data.seat, data.row, data.column, data.cell]),
    ).toEqual([
      ['disc.dropped', 'p0', 0, 3, 'board/d1'],
      ['disc.dropped', 'p1', 1, 3, 'board/d2'],
      ['disc.dropped', 'p0', 0, 2, 'board/c1'],
    ]);
    expect(match.view('p0').variables.global).toEqual({ plies: 3, last: 2 });
    expect(match.acting()).toEqual(['p1']);
  });

  test('is offered once for each column that is not full, with the cell where the disc will rest', () => {
    const match = dropAll(begin(game), [0, 0, 0, 0, 0, 0, 3]);
    expect(match.offers('p0')).toEqual([]);
    expect(match.offers('p1')).toEqual(
      [1, 2, 3, 4, 5, 6].map((column) => ({
        id: `drop{"column":${column}}`,
        action: 'drop',
        payload: { column },
        intent: 'confirm',
        label: { key: 'offer.drop', values: { column: column + 1 } },
        at: [cellId({ row: column === 3 ? 1 : 0, column })],
      })),
    );
  });
});

describe('a column that is none', () => {
  const WRONG: readonly [string, JsonObject][] = [
    ['7', { column: 7 }],
    ['-1', { column: -1 }],
    ['2.5', { column: 2.5 }],
    ['"3"', { column: '3' }],
    ['null', { column: null }],
    ['missing', {}],
    ['true', { column: true }],
    ['a list', { column: [3] }],
    ['more than a column', { column: 3, row: 0 }],
  ];

  test.each(WRONG)('%s is refused and changes nothing', (_, payload) => {
    const match = dropAll(begin(game), [3, 3]);
    const before = JSON.stringify([match.save(), match.view('p1'), match.context('p0')]);
    const wrong = { status: 'refused', code: 'VALUE_WRONG', facts: { path: expect.any(String) } };
    expect(match.play('p0', 'drop', payload)).toMatchObject(wrong);
    expect(
      match.step({ seat: 'p0', decision: { revision: 3 }, step: 0, offer: `drop${JSON.stringify(payload)}` }),
    ).toMatchObject(wrong);
    expect(JSON.stringify([match.save(), match.view('p1'), match.context('p0')])).toBe(before);
  });

  test('a full one is refused with its own code, and says which', () => {
    const match = dropAll(begin(game), [2, 2, 2, 2, 2, 2]);
    const before = match.hash();
    expect(match.play('p0', 'drop', { column: 2 })).toEqual({
      status: 'refused',
      code: 'COLUMN_FULL',
      facts: { column: 2 },
    });
    expect(match.hash()).toBe(before);
  });

  test('nor can the other seat drop', () => {
    const match = begin(game);
    expect(match.play('p1', 'drop', { column: 3 })).toMatchObject({ status: 'refused', code: 'NOT_OFFERED' });
    expect(match.context('p0').flow.revision).toBe(1);
  });
});

/** Fillers that make no line of three: whose disc lies on a cell when the line does not say. */
const filler = ({ row, column }: Cell): number => (Math.floor(row / 2) + column) % 2;

/** A board on which one more disc of the seat, on `last`, makes the line. */
function almost(line: readonly Cell[], last: Cell, mover: 0 | 1): LockedMatch {
  const match = rewritten(game, begin(game), (state) => {
    const isOfLine = (cell: Cell) => line.some((each) => cellId(each) === cellId(cell));
    let plies = 0;
    for (let column = 0; column < 7; column++) {
      const height = Math.max(0, ...line.filter((cell) => cell.column === column).map(({ row }) => row + 1));
      const top = column === last.column ? last.row : height;
      for (let row = 0; row < top; row++, plies++) {
        const cell = { row, column };
        lay(state, `p${isOfLine(cell) ? mover : filler(cell)}`, cellId(cell));
      }
    }
    state.variables.global.plies = plies;
    state.flow.actor = mover;
    for (const [seat, each] of state.seats.entries()) each.stage = seat === mover ? 0 : -1;
  });
  // Its record does not lead here: only who looks from now on can be told what comes.
  match.view('spectator');
  return match;
}

describe('a line of four', () => {
  test('there are 69: 24 across, 21 up, 24 on diagonals', () => {
    const kinds = LINES_OF_FOUR.map(([first, second]) =>
      first?.row === second?.row ? 'across' : first?.column === second?.column ? 'up' : 'diagonal',
    );
    expect(['across', 'up', 'diagonal'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([
      24, 21, 24,
    ]);
  });

  test.each(LINES_OF_FOUR.map((line) => [line.map(cellId).join(' '), line] as const))(
    '%s wins',
    (_, line) => {
      const isUp = line[0]?.column === line[1]?.column;
      for (const last of isUp ? line.slice(3) : line)
        for (const mover of [0, 1] as const) {
          const match = almost(line, last, mover);
          expect(match.play(`p${mover}`, 'drop', { column: last.column }).status).toBe('accepted');
          expect(match.context('p0')).toMatchObject(won(`p${mover}`, 'line'));
          expect(lastLine(match)).toEqual(expect.arrayContaining(inOrder(line).map(cellId)));
        }
    },
  );

  test('of three does not, nor one with a gap', () => {
    expect(dropAll(begin(game), [0, 0, 1, 1, 2, 2]).context('p0').status).toBe('playing');
    expect(dropAll(begin(game), [0, 0, 1, 1, 2, 2, 4, 4, 5]).context('p0').status).toBe('playing');
  });

  test('may be longer: all of its cells are told', () => {
    const match = dropAll(begin(game), [0, 0, 1, 1, 2, 2, 4, 4, 5, 5, 6, 6, 3]);
    expect(lastLine(match)).toEqual([...'abcdefg'].map((letter) => `board/${letter}1`));
  });

  test('may be one of several that one disc finishes: each cell is told once', () => {
    const match = dropAll(begin(game), columnsOf('two-lines-at-once'));
    expect(match.context('p0')).toMatchObject(won('p0', 'line'));
    const line = lastLine(match) as string[];
    expect(line).toHaveLength(7);
    expect(new Set(line).size).toBe(7);
    expect(line).toContain(events(match).at(-1)?.data.cell);
  });

  test('of three directions at once', () => {
    const star: readonly Cell[] = [
      ...[0, 1, 2].map((row) => ({ row, column: 3 })),
      ...[0, 1, 2].map((column) => ({ row: 3, column })),
      ...[1, 2, 3].map((step) => ({ row: 3 - step, column: 3 + step })),
    ];
    const match = almost([...star, { row: 3, column: 3 }], { row: 3, column: 3 }, 0);
    match.play('p0', 'drop', { column: 3 });
    expect(lastLine(match)).toEqual(inOrder([...star, { row: 3, column: 3 }]).map(cellId));
  });
});

describe('the end', () => {
  test('the 42nd disc may win: the line is looked for before the full board', () => {
    const columns = columnsOf('last-disc-wins');
    expect(columns).toHaveLength(42);
    expect(dropAll(begin(game), columns).context('p0')).toMatchObject(won('p1', 'line'));
  });

  test('42 discs without a line are a draw', () => {
    const match = dropAll(begin(game), columnsOf('full-board-draw'));
    expect(match.context('p1')).toMatchObject({
      status: 'finished',
      result: { p0: { outcome: 'draw', reason: 'full' }, p1: { outcome: 'draw', reason: 'full' } },
      flow: { stages: {}, revision: 43 },
    });
    expect(match.check()).toEqual([]);
  });

  test('leaves nothing legal', () => {
    const match = dropAll(begin(game), [0, 1, 0, 1, 0, 1, 0]);
    expect([match.acting(), match.offers('p0'), match.offers('p1')]).toEqual([[], [], []]);
    for (const answer of [match.play('p1', 'drop', { column: 3 }), match.withdraw('p1'), match.undo('p0')])
      expect(answer).toEqual({ status: 'refused', code: 'MATCH_OVER' });
  });

  test.each([
    ['p0', 'p1', []],
    ['p1', 'p0', []],
    ['p0', 'p1', [3]],
    ['p1', 'p0', [3, 3, 3]],
  ] as const)('%s who leaves loses, and %s wins, after %o', (leaver, winner, columns) => {
    const match = dropAll(begin(game), columns);
    expect(match.withdraw(leaver)).toMatchObject({
      status: 'accepted',
      entry: { kind: 'withdrawal', seat: leaver },
    });
    expect(match.context('spectator')).toMatchObject({ ...won(winner, 'withdrawal'), withdrawn: [leaver] });
    expect(match.check()).toEqual([]);
  });
});

describe('the config', () => {
  test.each<JsonObject>([
    { rows: 7 },
    { columns: 8 },
    { goal: 5 },
    { rows: '6' },
    { starter: 'seat 1' },
    { starter: 0 },
    { game: 0 },
    { game: 1000 },
    { game: 1.5 },
    { size: 6 },
  ])('%o is refused', (config) => {
    expect(() => begin(game, config)).toThrow(expect.objectContaining({ code: 'CONFIG_WRONG' }));
  });

  test.each([1, 3, 0, 2.5])('%d seats are refused', (seats) => {
    expect(() => game.create({ seats, chance: 'xorshift32', seed: '1' })).toThrow(
      expect.objectContaining({ code: 'SEATS_WRONG' }),
    );
  });

  test('is 6 × 7 with four in line, and seat 0 moves first, when nothing is said', () => {
    const match = begin(game);
    expect(match.setup.config).toEqual({ rows: 6, columns: 7, goal: 4, starter: 'seat 0', game: 1 });
    expect(match.acting()).toEqual(['p0']);
  });

  test.each([
    ['seat 0', 2, 'p0'],
    ['alternate', 1, 'p0'],
    ['alternate', 2, 'p1'],
    ['alternate', 3, 'p0'],
    ['alternate', 998, 'p1'],
  ])('with starter %s, game %i begins with %s', (starter, number, seat) => {
    const match = begin(game, { starter, game: number });
    expect(match.acting()).toEqual([seat]);
    expect(dropAll(match, [3, 3, 3]).check()).toEqual([]);
  });
});
