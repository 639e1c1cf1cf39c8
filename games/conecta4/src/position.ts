import {
  countOf,
  type Look,
  linesThrough,
  NONE,
  ownerAt,
  type Seat,
  type Space,
  type SquareBoard,
  type Status,
} from '@tapete/core';
import { landing } from './landing.js';
import type { Conecta4 } from './manifest.js';

/**
 * What is wrong with a position, in words: dimensions, gravity, counts, the last move, lines, result and flow.
 */
export function checkPosition(look: Look<Conecta4>, status: Status): string[] {
  const board = look.board('board');
  return [
    ...checkSize(look, board),
    ...checkGravity(look, board),
    ...checkCounts(look, board),
    ...checkLast(look, board),
    ...checkLines(look, board),
    ...checkResult(look, board, status),
    ...checkFlow(look, status),
  ];
}

const when = (wrong: boolean, words: string): string[] => (wrong ? [words] : []);

function checkSize({ config }: Look<Conecta4>, { rows, columns }: SquareBoard): string[] {
  return when(
    rows !== config.rows || columns !== config.columns,
    `the board is ${rows} × ${columns}, the match is of ${config.rows} × ${config.columns}`,
  );
}

function checkGravity({ table }: Look<Conecta4>, board: SquareBoard): string[] {
  return board.cells().flatMap((cell) => {
    const under = board.step(cell, -1, 0);
    return when(
      under !== NONE && ownerAt(table, cell) !== NONE && ownerAt(table, under) === NONE,
      `a disc hangs over a free cell in column ${board.columnOf(cell)}`,
    );
  });
}

function checkCounts(look: Look<Conecta4>, board: SquareBoard): string[] {
  const discs = [0, 1].map((seat) => discsOf(look, board, seat));
  const [first, second] = starts(look) === 0 ? discs : [...discs].reverse();
  const lead = (first as number) - (second as number);
  const supply = [0, 1].map((seat) => countOf(look.table, look.space('supply', seat)));
  return [
    ...when(lead !== 0 && lead !== 1, `the first side has ${first} discs and the second ${second}`),
    ...when(
      (first as number) + (second as number) !== look.global.plies,
      `${look.global.plies} plies do not make ${first} and ${second} discs`,
    ),
    ...[0, 1].flatMap((seat) =>
      when((discs[seat] as number) + (supply[seat] as number) !== 21, `p${seat} has not 21 discs`),
    ),
  ];
}

const discsOf = ({ table }: Look<Conecta4>, board: SquareBoard, seat: Seat): number =>
  board.cells().filter((cell) => ownerAt(table, cell) === seat).length;

/** The cell of the last disc, or NONE before the first. */
function lastCell({ table, global }: Look<Conecta4>, board: SquareBoard): number {
  if (global.last < 0) return NONE;
  const free = landing(table, board, global.last);
  return free === NONE ? board.cell(board.rows - 1, global.last) : board.step(free, -1, 0);
}

function checkLast(look: Look<Conecta4>, board: SquareBoard): string[] {
  const { plies, last } = look.global;
  if (plies === 0) return when(last !== -1, 'a last move is noted before the first');
  const mover = (starts(look) + plies - 1) % 2;
  const cell = lastCell(look, board);
  return when(
    cell === NONE || ownerAt(look.table, cell) !== mover,
    `the last move, column ${last}, is not p${mover}'s highest disc there`,
  );
}

function checkLines(look: Look<Conecta4>, board: SquareBoard): string[] {
  const lined = cellsInLines(look, board);
  const owners = new Set(lined.map((cell) => ownerAt(look.table, cell)));
  const last = lastCell(look, board);
  const through = last === NONE ? [] : linesThrough(look.table, board, last, look.config.goal);
  return [
    ...when(owners.size > 1, 'both sides own a line'),
    ...when(
      lined.some((cell) => !through.includes(cell)),
      'a line does not contain the last disc',
    ),
  ];
}

const cellsInLines = ({ table, config }: Look<Conecta4>, board: SquareBoard): Space[] =>
  board.cells().filter((cell) => linesThrough(table, board, cell, config.goal).length > 0);

function checkResult(look: Look<Conecta4>, board: SquareBoard, { outcomes }: Status): string[] {
  const due = dueOutcomes(look, board);
  const told = (each: Status['outcomes']) => each.map((outcome) => outcome ?? 'none').join(' and ');
  return when(
    outcomes.some((outcome, seat) => outcome !== due[seat]),
    `the result is ${told(outcomes)} where it should be ${told(due)}`,
  );
}

/** What each seat has come to: by a line, by leaving, by the full board, or not yet. */
function dueOutcomes(look: Look<Conecta4>, board: SquareBoard): Status['outcomes'] {
  const { table, config, global } = look;
  const [lined] = cellsInLines(look, board);
  if (lined !== undefined) return [0, 1].map((seat) => (seat === ownerAt(table, lined) ? 'win' : 'loss'));
  const left = [0, 1].map((seat) => look.hasWithdrawn(seat));
  if (left.includes(true)) return left.map((hasLeft) => (hasLeft ? 'loss' : 'win'));
  return [0, 1].map(() => (global.plies === config.rows * config.columns ? 'draw' : undefined));
}

function checkFlow(look: Look<Conecta4>, { over, outcomes }: Status): string[] {
  const toMove = (starts(look) + look.global.plies) % 2;
  return [
    ...when(!over && look.flow.seat !== toMove, `p${look.flow.seat} is to move where p${toMove} should be`),
    ...when(over && look.flow.seat !== NONE, 'somebody is to move after the end'),
    ...when(over !== outcomes.every((outcome) => outcome !== undefined), 'result and flow do not agree'),
  ];
}

/** The seat that moves first in this game of the series. */
export const starts = ({ config }: Pick<Look<Conecta4>, 'config'>): Seat =>
  config.starter === 'alternate' ? (config.game - 1) % 2 : 0;
